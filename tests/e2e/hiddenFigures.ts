/**
 * In the page: texts with a partly invisible figure, since it is outside the window or outside a clipping part that
 * does not scroll; and the excess of the page's width over its window.
 */
export function hiddenFigures(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  const width = root.clientWidth;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    // A name may end at the second line of a row, next to a long figure: its sheet shows it whole.
    const isName = /^[a-z][a-z0-9.-]*$/u.test(text.data.trim());
    if (isName || !/\d/u.test(text.data.replace(/[a-z]{20,}\d/gu, '')) || isUnseen(text.parentElement))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const cut = box.left < -1 || box.right > width + 1 ? root : cutBy(text.parentElement, box);
      if (cut === null) continue;
      found.push(`${text.data.slice(0, 90)} | cut by ${cut.tagName} ${cut.className}`);
      break;
    }
  }
  return found;

  function isUnseen(element: Element | null): boolean {
    return (
      element === null ||
      element.closest('.visually-hidden, svg, script, style, option, [popover]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  /** The clipping part, if any. */
  function cutBy(element: Element | null, box: DOMRect): Element | null {
    for (let each = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const beside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const below = box.top < edge.top - 3 || box.bottom > edge.bottom + 3;
      if ((beside && /hidden|clip/u.test(overflowX)) || (below && /hidden|clip/u.test(overflowY)))
        return each;
      if (/auto|scroll/u.test(overflowX + overflowY) || position === 'fixed') return null;
    }
    return null;
  }
}
