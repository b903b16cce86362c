import type { Api } from 'grammy';

/** The bot library's own polyfill of AbortSignal. */
export type PolyfillSignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** The library takes the platform's signal, whatever its type says. */
export const asPolyfill = (signal: AbortSignal): PolyfillSignal => signal as PolyfillSignal;

/** The part of the polyfill that the platform's signal is made of. */
interface Abortable {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The platform's signal for one that the library made. */
export function platformSignal(polyfill: Abortable): AbortSignal {
  const controller = new AbortController();
  if (polyfill.aborted) controller.abort();
  else polyfill.addEventListener('abort', () => controller.abort());
  return controller.signal;
}
