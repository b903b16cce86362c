import { AppError } from '@xbts/shared/errors/appError.ts';

/** True where a page may ask for the camera: in a secure context of a browser that has any. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Opens the camera at the back, or the only one there is. @throws AppError camera.refused, camera.missing */
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
