import type { Api } from 'grammy';

/** The bot library's own polyfill of AbortSignal. */
export type PolyfillSignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** The library accepts the platform's signal, despite its type. */
export const asPolyfill = (signal: AbortSignal): PolyfillSignal => signal as PolyfillSignal;

/** The part of the polyfill from which the platform's signal is made. */
interface Abortable {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The platform's signal for the library's own. */
export function platformSignal(polyfill: Abortable): AbortSignal {
  const controller = new AbortController();
  if (polyfill.aborted) controller.abort();
  else polyfill.addEventListener('abort', () => controller.abort());
  return controller.signal;
}
