/** A signal with a limit of time. */
export interface LimitedSignal {
  readonly signal: AbortSignal;
  /** The work is done: timer and outer signal are let go. */
  end(): void;
}

/**
 * A signal that aborts after so many milliseconds, or with the outer one. For AbortSignal.timeout and AbortSignal.any, which iOS has from 16
 * and from 17.4 on only.
 */
export function abortAfter(ms: number, outer?: AbortSignal): LimitedSignal {
  const controller = new AbortController();
  const pass = () => controller.abort(outer?.reason);
  const late = () => controller.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(late, ms);
  if (outer?.aborted === true) pass();
  outer?.addEventListener('abort', pass, { signal: controller.signal });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
