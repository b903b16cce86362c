import { AppError, missingPart } from '@xbts/shared/errors/appError.ts';

/** In the tab's own storage: the last reload because of a failed chunk. */
const KEY = 'xbts.recovered';
/** Milliseconds within which a second failure does not reload again. */
const ONCE_PER_MS = 600_000;

interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Whether the app's server answers: reloading without it would lose even this page. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisPage: Page = {
  storage: window.sessionStorage,
  now: Date.now,
  isServerThere: () =>
    fetch('/health', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
};

/**
 * Reloads the page, once in ten minutes, when a part of the app cannot be loaded, usually because a new version
 * replaced it. False when that was tried or cannot help, so that the user decides.
 */
export async function recover({ storage, now, isServerThere, reload }: Page = thisPage): Promise<boolean> {
  if (now() - Number(storage.getItem(KEY) ?? 0) < ONCE_PER_MS) return false;
  if (!(await isServerThere())) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}

/**
 * The error to show for a failure. When a part of the app is missing (`isPart`: that is known) the page reloads once,
 * and this never settles; afterwards it is AppError app.part_not_loaded, with the name of spec §8. Other failures are
 * returned unchanged.
 */
export async function recoverFrom(cause: unknown, isPart: boolean, page: Page = thisPage): Promise<unknown> {
  if (!isPart && !missingPart.test(String(cause))) return cause;
  // The reloaded page has all chunks; until then nothing renders.
  if (await recover(page)) return new Promise(() => undefined);
  const name = /\bCSS\b/u.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  return new AppError('app.part_not_loaded', { name }, cause);
}
