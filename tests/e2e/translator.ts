import type { Page } from 'playwright-core';

/**
 * In the page, before anything of the app runs: simulates a browser's translator. It wraps each text, also a later or
 * changed one, in its own elements in place. It respects marks if `isCareful`, and otherwise replaces every text.
 */
function translateAll(isCareful: boolean): void {
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) return void [...node.childNodes].forEach(translate);
    const parent = node.parentElement;
    if (parent === null || node.data === '' || parent.closest('font, script, style, textarea') !== null)
      return;
    if (isCareful && parent.closest('[translate]')?.getAttribute('translate') === 'no') return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).append(node.data);
    parent.replaceChild(outer, node);
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) translate(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** For `watch` of an actor: its browser translates the page. */
export const translated =
  ({ isCareful }: { isCareful: boolean }) =>
  (page: Page) =>
    page.addInitScript(translateAll, isCareful);

interface Fiber {
  tag: number;
  memoizedProps: unknown;
  stateNode: Node & { current: Fiber };
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * In the page: texts that React has drawn and the page does not show, and those it references directly: a translator
 * would remove them from its control.
 */
export function lostTexts(): string[] {
  const root = document.getElementById('root') as (HTMLElement & Record<string, Fiber>) | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const lost: string[] = [];
  const visit = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      if (each.tag === 6) lost.push(`by itself: ${each.memoizedProps}`);
      const children = each.tag === 5 ? Object(each.memoizedProps).children : undefined;
      const isText = typeof children === 'string' || typeof children === 'number';
      if (isText && each.stateNode.textContent !== `${children}`)
        lost.push(`${children}, but the page says ${each.stateNode.textContent}`);
      visit(each.child);
    }
  };
  visit(root?.[key]?.stateNode.current ?? null);
  return lost;
}
