/** The browser's own offer to install the page, which only some browsers make; it works once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Stored by the prelude, since the browser may make it before the app's code has loaded. */
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

/** Shows the browser's dialog; true when the user accepted. Also false without an offer. */
export async function acceptInstallOffer(): Promise<boolean> {
  const present = window.installOffer;
  window.installOffer = undefined;
  tell();
  return present !== undefined && (await present.prompt()).outcome === 'accepted';
}
