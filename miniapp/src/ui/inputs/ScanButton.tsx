import { Suspense, useState } from 'react';
import { hasCamera } from '../../platform/camera/camera.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { showError } from '../../platform/toasts.ts';
import { IconButton } from './IconButton.tsx';

const CameraSheet = lazyPart(async () => (await import('../overlays/CameraSheet.tsx')).CameraSheet);

/** Reads a QR code: by the messenger's scanner, or else by the camera; hidden without either. */
export function ScanButton({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!messenger.hasQrScanner && !hasCamera()) return null;
  const take = (text: string | null) => {
    setOpen(false);
    if (text !== null) onText(text);
  };
  const scan = () => {
    if (messenger.hasQrScanner) messenger.scanQr(t('common.scan')).then(take, showError);
    else setOpen(true);
  };
  return (
    <>
      <IconButton icon="scan" label={t('common.scan')} onPress={scan} />
      {isOpen && (
        <Suspense fallback={null}>
          <CameraSheet onEnd={take} />
        </Suspense>
      )}
    </>
  );
}
