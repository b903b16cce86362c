import type { Messenger } from './capabilities.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';

/** Replaces the messenger when the app is an ordinary page. */
export function plainBrowser(startParam: string): Messenger {
  const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    isInside: false,
    platform: 'browser',
    version: '',
    user: null,
    startParam,
    hasLaunchData: false,
    start: async () => undefined,
    hasMainButton: false,
    setMainButton: () => undefined,
    hasBackButton: false,
    setBackButton: () => undefined,
    haptic: () => undefined,
    setClosingConfirmation(isOn) {
      window.removeEventListener('beforeunload', askBeforeUnload);
      if (isOn) window.addEventListener('beforeunload', askBeforeUnload);
    },
    keepsClosingConfirmation: false,
    openLink: (url) => {
      window.open(url, '_blank', 'noopener,noreferrer');
    },
    close: () => window.close(),
    hasQrScanner: false,
    scanQr: async () => null,
    readClipboard: () => readClipboard(),
    writeClipboard,
  };
}
