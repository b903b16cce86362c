/** The parts of browser and page that a new version involves. */
export interface Surroundings {
  readonly workers: ServiceWorkerContainer;
  /** True if a reload would lose the user's work. */
  readonly hasWork: () => boolean;
  /** Offers the new version to the user. */
  readonly offer: (accept: () => void) => void;
  /** Asks whether unsaved input may be dropped. */
  readonly warn: (accept: () => void) => void;
  readonly reload: () => void;
}

/**
 * Follows the service worker of the page: a new version waits until the user accepts it, here or in another tab;
 * unfinished work requires another confirmation, and the page never reloads without one.
 */
export function followVersions(registration: ServiceWorkerRegistration, around: Surroundings): void {
  const { workers, hasWork, offer, warn, reload } = around;
  let wasControlled = workers.controller !== null;
  let isAccepted = false;
  const offerTo = (accept: () => void) => offer(() => (hasWork() ? warn(accept) : accept()));
  const takeOver = () => {
    isAccepted = true;
    // Another tab may have activated it already.
    if (registration.waiting === null) reload();
    else registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  const look = () => {
    // The very first version is not an update.
    if (registration.waiting !== null && workers.controller !== null) offerTo(takeOver);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  workers.addEventListener('controllerchange', () => {
    const isNews = wasControlled;
    wasControlled = true;
    if (!isNews) return;
    if (isAccepted || !hasWork()) reload();
    else offerTo(reload);
  });
}
