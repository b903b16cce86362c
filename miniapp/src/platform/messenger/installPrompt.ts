/** The browser's own offer to install the page, which only some browsers make; it serves once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the prelude, since the browser may make it before any of the app's code is there. */
    installOffer?: InstallPrompt | undefined;
  }
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Whether the browser offers to install the page, as a store for useSyncExternalStore. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const events = ['beforeinstallprompt', 'appinstalled'] as const;
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      for (const event of events) window.removeEventListener(event, listener);
    };
  },
  get: (): boolean => window.installOffer !== undefined,
};

/** Shows the browser's dialog; true when the person accepted. False as well when there is no offer. */
export async function acceptInstallOffer(): Promise<boolean> {
  const present = window.installOffer;
  window.installOffer = undefined;
  tell();
  return present !== undefined && (await present.prompt()).outcome === 'accepted';
}
