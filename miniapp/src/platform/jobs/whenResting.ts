/** A page's user events. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** The parts of a page that show whether it is idle. */
export type RestingPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

/** Runs something once, after this many milliseconds without user events and when the browser is idle. */
export function whenResting(forMs: number, run: () => void, page: RestingPage = window): void {
  let timer = 0;
  const wait = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(rest, forMs);
  };
  const rest = () => {
    for (const sign of signs) page.removeEventListener(sign, wait, true);
    // Some web views have no idle callback.
    if (page.requestIdleCallback === undefined) run();
    else page.requestIdleCallback(run);
  };
  for (const sign of signs) page.addEventListener(sign, wait, { capture: true, passive: true });
  wait();
}
