import { AppError } from '@xbts/shared/errors/appError.ts';

/** True when a page may ask for the camera: in a secure context of a browser that supports it. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Opens the back camera, or the only one. @throws AppError camera.refused, camera.missing */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (cause) {
    const isRefused = ['NotAllowedError', 'SecurityError'].includes((cause as DOMException).name);
    throw new AppError(isRefused ? 'camera.refused' : 'camera.missing', {}, cause);
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
