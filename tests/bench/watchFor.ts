/** Milliseconds from a document's navigation until its text was drawn (0: not yet), and all its layout shift. */
export interface Opening {
  shownMs: number;
  layoutShift: number;
}

/** An init script: notes in every document, as `noted`, when its text first contains the mark, from the start of its navigation, and all layout shift. */
export function watchFor(mark: string): void {
  const noted = { shownMs: 0, layoutShift: 0 };
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
  const look = () => {
    if (noted.shownMs > 0 || document.body?.textContent?.includes(mark) !== true) return;
    // The frame that shows it is the next one.
    requestAnimationFrame(() => {
      noted.shownMs ||= performance.now();
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
