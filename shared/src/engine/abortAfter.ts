/** A signal with a time limit. */
export interface LimitedSignal {
  readonly signal: AbortSignal;
  /** The work is done: releases the timer and the outer signal. */
  end(): void;
}

/**
 * A signal that aborts after `ms` milliseconds, or with the outer one. Replaces AbortSignal.timeout and
 * AbortSignal.any, which need iOS 16 and 17.4.
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
