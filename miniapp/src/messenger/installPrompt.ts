/** The browser's own offer to install the page, which only some browsers make; it serves once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallPrompt | null): void {
  offer = next;
  for (const listener of [...listeners]) listener();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Keeps the browser's offer for the moment when somebody asks for it. */
export function watchInstallPrompt(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    keep(event);
  });
  target.addEventListener('appinstalled', () => keep(null));
}

/** Whether the browser offers to install the page, as a store for useSyncExternalStore. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => offer !== null,
};

/** Shows the browser's dialog; true when the person accepted. False as well when there is no offer. */
export async function acceptInstallOffer(): Promise<boolean> {
  const present = offer;
  keep(null);
  return present !== null && (await present.prompt()).outcome === 'accepted';
}
