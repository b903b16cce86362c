import type { BrowserContext, Page } from 'playwright-core';

/** A document logs this when its text was drawn: listening to the log adds nothing to the measured page. */
const SHOWN = 'bench: shown';

export interface Opening {
  /** Milliseconds from a document's navigation until its text was painted; 0: not yet. */
  shownMs: number;
  layoutShift: number;
  /** Task time above 50 ms in total, from the navigation on; milliseconds. */
  blockingMs: number;
}

/**
 * Makes every document of the context record, as `noted`, when its text first contains the mark, from the start of its
 * navigation, all layout shift, and the longest task after the first drawing.
 */
export const watchFor = (context: BrowserContext, mark: string): Promise<unknown> =>
  context.addInitScript(note, [mark, SHOWN] as [string, string]);

/** Resolves when a document of the page has shown its mark; call it before that can happen. */
export const untilShown = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', { predicate: (message) => message.text() === SHOWN, timeout: 60_000 });

/** In the page. */
function note([mark, shown]: [string, string]): void {
  const noted = { shownMs: 0, layoutShift: 0, blockingMs: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) noted.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blockingMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (noted.shownMs > 0 || document.body?.textContent?.includes(mark) !== true) return;
    // The next frame shows it; in the first task after it, it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (noted.shownMs > 0) return;
        noted.shownMs = performance.now();
        console.info(shown);
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
