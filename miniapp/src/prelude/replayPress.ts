/**
 * A press on the picture is not lost: the last one is done again, at the same place, on what stands there once the app has taken the picture
 * out. The picture itself is inert.
 */
export function replayPress(root: Element, picture: Element): void {
  let press: MouseEvent | undefined;
  const note = (event: MouseEvent) => {
    // Only what somebody really pressed.
    if (event.isTrusted) press = event;
  };
  addEventListener('click', note, true);
  const seen = new MutationObserver(() => {
    if (picture.isConnected) return;
    seen.disconnect();
    removeEventListener('click', note, true);
    if (!press) return;
    const there = document.elementFromPoint(press.clientX, press.clientY) || root;
    const control = there.closest<HTMLElement>('a,button');
    if (control) control.click();
  });
  seen.observe(root, { childList: true });
}
