import type { BrowserContext, Frame, Page } from 'playwright-core';

/** A part that has moved without a touch. */
interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** All layout shifts of this document so far. */
    layoutShifts: Shift[];
  }
}

/** Makes every document of the context record its layout shifts. */
export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(note);

/** The shifted parts in a document, with their contributions, if the sum exceeds `most`; otherwise empty. */
export async function shiftsOver(most: number, document: Page | Frame): Promise<string[]> {
  const shifts = await document.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { score }) => total + score, 0);
  return sum <= most ? [] : shifts.map(({ score, moved }) => `${score.toFixed(4)}: ${moved.join('; ')}`);
}

/** In the page. */
function note(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const at = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
  /**
   * The messenger shrinks the frame when its button appears: elements fixed to the lower edge move with it, and nothing
   * else does.
   */
  const isOnEdge = ({ node, currentRect }: LayoutShift['sources'][number]) =>
    node instanceof Element &&
    getComputedStyle(node).position === 'fixed' &&
    Math.round(currentRect.bottom) === window.innerHeight;
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput && !sources.every(isOnEdge))
        window.layoutShifts.push({
          score: value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${at(previousRect)} → ${at(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
