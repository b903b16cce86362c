import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ComponentType, lazy } from 'react';
import { loadLaterParts } from './laterParts.ts';

/** A screen gets the account in use; '' on the few that need none. */
export type ScreenComponent = ComponentType<{ account: string }>;

/** Spec §8: loading a chunk times out after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A screen that is loaded when it is first shown, or before by preload(). */
export interface LazyScreen {
  /** What draws it now: the screen itself where it is there, for React holds back whatever once waited, 300 ms behind its fallback. */
  screen(): ScreenComponent;
  /** Resolves when it is there; a failure shows when the screen itself is drawn. */
  preload(): Promise<unknown>;
}

/** Makes one from its import, with all that screens count on; a part that can't be loaded is AppError app.part_not_loaded. */
export function lazyScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  return firstScreen(async () => (await Promise.all([load(), loadLaterParts()]))[0]);
}

/** As lazyScreen, for the screen that a start shows: it comes alone, so it may use neither signer nor later texts. */
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

/** What to tell of a failure; never ends where the page reloads to bring what is missing. */
export const recovered = (cause: unknown, isPart = false): Promise<unknown> =>
  import('./offline/recover.ts').then(
    ({ recoverFrom }) => recoverFrom(cause, isPart),
    // Without a line not even that comes.
    () => new AppError('app.part_not_loaded', {}, cause),
  );
