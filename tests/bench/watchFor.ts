export interface Opening {
  /** Milliseconds from a document's navigation until its text was drawn; 0: not yet. */
  shownMs: number;
  layoutShift: number;
  /** Milliseconds of the longest task that began after the first drawing; 0: none of 50 or more. */
  longestTaskMs: number;
}

/**
 * An init script: notes in every document, as `noted`, when its text first contains the mark, from the start of its
 * navigation, all layout shift, and the longest task after the first drawing.
 */
export function watchFor(mark: string): void {
  const noted = { shownMs: 0, layoutShift: 0, longestTaskMs: 0 };
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
    const [drawn] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (drawn !== undefined && startTime >= drawn.startTime)
        noted.longestTaskMs = Math.max(noted.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (noted.shownMs > 0 || document.body?.textContent?.includes(mark) !== true) return;
    // The frame that shows it is the next one.
    requestAnimationFrame(() => {
      noted.shownMs ||= performance.now();
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
