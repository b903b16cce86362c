import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The element itself is reported: computing its selector takes a tenth of a run. */
const asked: RunOptions = { resultTypes: ['violations'], selectors: false };
/** WCAG 2.2 AA, and the order of headings. */
export const everything: RunOptions = {
  ...asked,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'heading-order': { enabled: true } },
};
/** The rules that a change of colours alone can break. */
export const colours: RunOptions = {
  ...asked,
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

const TARGET_SIZE = 'target-size';
/**
 * The rules that a change of text alone can break: a missing name, an undeclared language, a target that a short word
 * makes small.
 */
const wordRules: readonly string[] = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'input-button-name',
  'aria-command-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
  'summary-name',
  'scrollable-region-focusable',
];

/** Added to every document of the page, including reloaded ones. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** A sheet or the drawer, or an open menu of the header. */
export const over = 'dialog[open], header:has([aria-expanded="true"])';

/** The faults of the page, or of its overlay. */
export async function faultsOf(page: Page, options: RunOptions, isOver: boolean): Promise<string[]> {
  const of = isOver ? over : 'html';
  return page.evaluate(
    async ([where, given]) => {
      const { violations } = await window.axe.run(where, given);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [of, options] as const,
  );
}

/**
 * The faults that text alone can cause. The size of targets, four fifths of that work, is judged only where one can be
 * too small.
 */
export async function wordFaultsOf(page: Page, isOver: boolean): Promise<string[]> {
  const isInDoubt = isOver || (await page.evaluate(hasCloseTargets));
  const values = [...wordRules, ...(isInDoubt ? [TARGET_SIZE] : [])];
  return faultsOf(page, { ...asked, runOnly: { type: 'rule', values } }, isOver);
}

/**
 * In the page: true if a target touches another, or is under 24 pixels with another less than 24 from its centre.
 * Otherwise the rule finds nothing, since each of its conditions is at most as strict (WCAG 2.5.8).
 */
function hasCloseTargets(): boolean {
  const chosen = 'a[href], button, input, select, textarea, summary, [tabindex], [role], [contenteditable]';
  const boxes = [...document.querySelectorAll<HTMLElement>(chosen)]
    .filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0)
    .map((element) => element.getBoundingClientRect());
  const between = (low: number, at: number, high: number) => Math.max(low - at, 0, at - high);
  return boxes.some((box) => {
    const isLarge = box.width >= 24 && box.height >= 24;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return boxes.some((next) => {
      if (next === box) return false;
      if (!isLarge)
        return Math.hypot(between(next.left, x, next.right), between(next.top, y, next.bottom)) < 24;
      const isBeside = next.left >= box.right || next.right <= box.left;
      return !isBeside && next.top < box.bottom && next.bottom > box.top;
    });
  });
}
