import { useEffect, useRef, useState } from 'react';
import { closeCamera, openCamera } from '../../platform/camera/camera.ts';
import { readCode } from '../../platform/camera/readCode.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { Failure } from '../display/Failure.tsx';
import styles from './CameraSheet.module.css';
import { Sheet } from './Sheet.tsx';

/** The camera's picture until it contains a QR code; resolves to its text, or null when it is closed. */
export function CameraSheet({ onEnd }: { onEnd: (text: string | null) => void }) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const { video, error } = useCode(attempt, onEnd);
  return (
    <Sheet isOpen title={t('common.scan')} onClose={() => onEnd(null)}>
      {error === null ? (
        <video className={styles.video} ref={video} muted playsInline />
      ) : (
        <Failure error={error} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Sheet>
  );
}

/** Shows the camera in the video and reports the code it sees; closes the camera with the component, in every case. */
function useCode(attempt: number, onEnd: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onEnd);
  told.current = onEnd;
  const [failed, setFailed] = useState<{ attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    const over = new AbortController();
    watch(video, over.signal).then(
      (text) => {
        if (text === null) return;
        messenger.haptic('success');
        told.current(text);
      },
      (error: unknown) => setFailed({ attempt, error }),
    );
    return () => over.abort();
  }, [attempt]);
  return { video, error: failed?.attempt === attempt ? failed.error : null };
}

/** The text of a code in front of the camera. @throws AppError camera.refused, camera.missing */
async function watch(
  video: { readonly current: HTMLVideoElement | null },
  signal: AbortSignal,
): Promise<string | null> {
  const stream = await openCamera();
  signal.addEventListener('abort', () => closeCamera(stream));
  // It was closed while the user was asked.
  if (signal.aborted || video.current === null) {
    closeCamera(stream);
    return null;
  }
  video.current.srcObject = stream;
  await video.current.play();
  return readCode(video.current, signal);
}
