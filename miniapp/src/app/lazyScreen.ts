import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ComponentType, lazy } from 'react';
import { loadLaterParts } from './laterParts.ts';

/** A screen gets the account in use; '' on the few that need none. */
export type ScreenComponent = ComponentType<{ account: string }>;

/** Spec §8: loading a chunk times out after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A screen that is loaded when it is first shown, or before by preload(). */
export interface LazyScreen {
  /** The component to render: the screen itself once loaded, because React holds back whatever suspended for 300 ms after its fallback. */
  screen(): ScreenComponent;
  /** Resolves when it has loaded; a failure shows when the screen is rendered. */
  preload(): Promise<unknown>;
}

/** Makes one from its import, with everything screens depend on; a chunk that can't be loaded is AppError app.part_not_loaded. */
export function lazyScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  return firstScreen(async () => (await Promise.all([load(), loadLaterParts()]))[0]);
}

/** As lazyScreen, for the first screen: it loads alone, so it may use neither the signer nor later texts. */
export function firstScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  let loading: Promise<{ default: ScreenComponent }> | undefined;
  let loaded: ScreenComponent | undefined;
  const once = () => {
    loading ??= loadPart(load).then((screen) => {
      loaded = screen;
      return { default: screen };
    });
    return loading;
  };
  const Late = lazy(once);
  return {
    screen: () => loaded ?? Late,
    preload: () => once().catch(() => undefined),
  };
}

/** Loads a part of the app. @throws AppError app.part_not_loaded, after 120 s at the latest */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('120 s', 'TimeoutError')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw await recovered(cause, true);
  } finally {
    clearTimeout(timer);
  }
}

/** The error to show for a failure; never settles when the page reloads to fetch the missing chunk. */
export const recovered = (cause: unknown, isPart = false): Promise<unknown> =>
  import('./offline/recover.ts').then(
    ({ recoverFrom }) => recoverFrom(cause, isPart),
    // Offline not even that loads.
    () => new AppError('app.part_not_loaded', {}, cause),
  );
