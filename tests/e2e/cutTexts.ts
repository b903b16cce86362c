/**
 * In the page: texts of which a part is cut off by the box around them, and words of a choice that are broken in the middle. What is for screen
 * readers alone is left out.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll('main *, dialog[open] *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const text = (element.textContent ?? '').trim();
    if (!/hidden|clip/u.test(overflowX + overflowY) || text === '' || element.clientWidth <= 1) continue;
    if (element.closest('.visually-hidden, svg, select') !== null || !element.checkVisibility()) continue;
    const beside = element.scrollWidth - element.clientWidth;
    const below = element.scrollHeight - element.clientHeight;
    if (beside > 1 || below > 3) found.add(`cut off: ${text.slice(0, 60)}`);
  }
  for (const choice of document.querySelectorAll('main [role="group"] > button')) {
    const [text] = choice.childNodes;
    if (!(text instanceof Text)) continue;
    for (const word of text.data.matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
        found.add(`broken: ${word[0]}`);
    }
  }
  return [...found];
}
