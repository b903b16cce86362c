import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { whenPainted } from './painting.ts';

/** Spec §8: loading a chunk times out after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a chunk, or gives it up after 120 s with an error that recover.ts treats as a missing module. */
export async function loadInTime<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const late = () => reject(new DOMException('no module script within 120 s', 'TimeoutError'));
    timer = setTimeout(late, CHUNK_TIMEOUT_MS);
  });
  return Promise.race([load(), timeout]).finally(() => clearTimeout(timer));
}

/** Loads a part of the app. @throws AppError app.part_not_loaded, after 120 s at the latest */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadInTime(load);
  } catch (cause) {
    throw await recovered(cause, true);
  }
}

/** The error to show for a failure; never settles when the page reloads to fetch the missing chunk. */
export const recovered = (cause: unknown, isPart = false): Promise<unknown> =>
  import('./recover.ts').then(
    ({ recoverFrom }) => recoverFrom(cause, isPart),
    // Offline even that fails to load.
    () => new AppError('app.part_not_loaded', {}, cause),
  );

/** Resets of failed parts: each makes its part load again. */
const failures = new Set<() => void>();

/** Calls back once a failure has been shown, to drop its state. */
export const forgetWhenShown = (forget: () => void): void => void failures.add(forget);

/**
 * Called once a failure is shown: the next render with that part loads it again. Earlier, rendering would restart
 * endlessly.
 */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * A component that loads at its first render, and again after a failure that was shown: React itself keeps a failure
 * forever.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy(() =>
      load().catch((failure: unknown) => {
        forgetWhenShown(() => {
          late = make();
        });
        throw failure;
      }),
    ) as unknown as ComponentType<Props>;
  let late = make();
  return (props) => {
    const [Part] = useState(() => late);
    return createElement(Part, props);
  };
}

/**
 * A component that loads at its first render like loadPart, but after the first paint: the one way to defer a sheet, a
 * tab or a chart.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lateComponent(async () => {
    await whenPainted();
    return loadPart(async () => ({ default: await load() }));
  });
}
