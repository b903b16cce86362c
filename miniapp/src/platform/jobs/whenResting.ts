/** What the user does with a page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** The parts of a page that tell when it is at rest. */
export type RestingPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

/** Runs something once, when the user has done nothing for so many milliseconds and the browser has nothing else to do. */
export function whenResting(forMs: number, run: () => void, page: RestingPage = window): void {
  let timer = 0;
  const wait = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(rest, forMs);
  };
  const rest = () => {
    for (const sign of signs) page.removeEventListener(sign, wait, true);
    // Some web views have no idle time to tell of.
    if (page.requestIdleCallback === undefined) run();
    else page.requestIdleCallback(run);
  };
  for (const sign of signs) page.addEventListener(sign, wait, { capture: true, passive: true });
  wait();
}
