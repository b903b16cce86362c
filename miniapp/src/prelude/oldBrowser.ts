/** Redirects a browser below the app's support floor (build/supportFloor.ts) to the page that explains it. */
export function leaveOldBrowser(): void {
  // Firefox has both from 115 on; among the others, iOS 15.4 and Chrome 100 were the first with the second.
  const isHeld =
    'toReversed' in [] ||
    ('findLast' in [] && 'throwIfAborted' in AbortSignal.prototype && !('mozInnerScreenX' in window));
  if (!isHeld) location.replace('/unsupported.html');
}
