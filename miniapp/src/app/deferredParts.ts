let brought: Promise<void> | undefined;

/** Loads what everything beyond the first render depends on: the remaining icons, and the signer tied to the session. */
export function loadDeferredParts(): Promise<void> {
  brought ??= import('./preloadDeferred.ts')
    .then(({ preloadDeferred }) => preloadDeferred())
    .catch((cause: unknown) => {
      brought = undefined;
      throw cause;
    });
  return brought;
}
