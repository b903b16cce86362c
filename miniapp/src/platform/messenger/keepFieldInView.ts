/** Distance in pixels that a field keeps from the edge of what is visible. */
const ROOM = 24;
/** Milliseconds after which a keyboard has risen where the page is not told of it. */
const RISEN_MS = 350;

const types = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Scrolls the field that is being typed in into what the keyboard leaves visible. Some web views lay the keyboard over the page without
 * making it smaller; only the visual viewport tells then.
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
