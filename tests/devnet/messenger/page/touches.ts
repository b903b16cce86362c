/** How long a browser calls a page touched (HTML: transient activation; five seconds in Chromium and Firefox). */
const ACTIVE_MS = 5_000;
/** How long a client lets a mini app open things after a touch. */
const ALLOWED_MS = 10_000;
const LOOK_MS = 200;

/**
 * Tells whether this page, or the mini app in its frame, was touched in the last ten seconds. Touches in a frame of another origin are not told
 * to the page around it, but they make that page active too.
 */
export function watchTouches(): { readonly isTouched: () => boolean; readonly stop: () => void } {
  let seenActiveAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (navigator.userActivation.isActive) seenActiveAt = performance.now();
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    isTouched: () => {
      look();
      return performance.now() - seenActiveAt < ALLOWED_MS - ACTIVE_MS;
    },
    stop: () => clearInterval(timer),
  };
}
