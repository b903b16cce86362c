/** Where a browser is older than the app runs in (build/supportFloor.ts), the page that says so in words. */
export function leaveOldBrowser(): void {
  // Firefox has both from 115 on; of the others iOS 15.4 and Chrome 100 were the first with the second.
  const isHeld =
    'toReversed' in [] ||
    ('findLast' in [] && 'throwIfAborted' in AbortSignal.prototype && !('mozInnerScreenX' in window));
  if (!isHeld) location.replace('/unsupported.html');
}
