/** Minimum pixels between a field and the edge of the visible part. */
const ROOM = 24;
/** Milliseconds after which a keyboard has opened if the page gets no event. */
const RISEN_MS = 350;

const types = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Scrolls the focused field into the part that the keyboard leaves visible. Some web views cover the page with the
 * keyboard without resizing it; only the visual viewport shows it then.
 */
export function keepFieldInView(page: Window): void {
  const look = () => {
    const field = page.document.activeElement;
    if (!field?.matches(types)) return;
    const { top, bottom } = field.getBoundingClientRect();
    const seen = page.visualViewport;
    const from = seen?.offsetTop ?? 0;
    const to = from + (seen?.height ?? page.innerHeight);
    if (top < from + ROOM || bottom > to - ROOM) field.scrollIntoView({ block: 'center' });
  };
  page.visualViewport?.addEventListener('resize', look);
  page.document.addEventListener('focusin', () => page.setTimeout(look, RISEN_MS));
}
