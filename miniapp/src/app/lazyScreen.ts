import type { ComponentType } from 'react';
import { lateComponent, loadPart } from '../platform/parts/loadPart.ts';
import { loadDeferredParts } from './deferredParts.ts';

/** A screen gets the account in use; '' on the few that need none. */
export type ScreenComponent = ComponentType<{ account: string }>;

/** A screen that loads when it is first shown, or earlier by preload(). */
export interface LazyScreen {
  /**
   * The component to render: the screen itself once loaded, because React delays a suspended component by 500 ms after
   * its fallback.
   */
  screen(): ScreenComponent;
  /** Resolves when it has loaded; a failure appears when the screen is rendered. */
  preload(): Promise<unknown>;
}

/**
 * Makes a lazy screen from its import, with the dependencies of all screens and the given parts `beside` it; a chunk
 * that can't be loaded is AppError app.part_not_loaded.
 */
export function lazyScreen(
  load: () => Promise<ScreenComponent>,
  beside?: () => Promise<unknown>,
): LazyScreen {
  return firstScreen(async () => (await Promise.all([load(), loadDeferredParts(), beside?.()]))[0]);
}

/** Like lazyScreen, for the first screen: it loads alone, so it may use neither the signer nor later texts. */
export function firstScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  let loading: Promise<{ default: ScreenComponent }> | undefined;
  let loaded: ScreenComponent | undefined;
  const once = () => {
    loading ??= loadPart(load).then(
      (screen) => {
        loaded = screen;
        return { default: screen };
      },
      (failure: unknown) => {
        // The server may be back at the next request.
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  const Late = lateComponent(once);
  return {
    screen: () => loaded ?? Late,
    preload: () => once().catch(() => undefined),
  };
}
