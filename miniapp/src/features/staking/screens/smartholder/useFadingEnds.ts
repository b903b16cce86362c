import { type RefObject, useEffect } from 'react';

/** Pixels by which a rounded position may be off. */
const ROUNDING = 1;

/**
 * Sets data-more to the sides ("before", "after") on which a sideways scrolling line continues, so that its style fades
 * there.
 */
export function useFadingEnds(line: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = line.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const isBefore = scrollLeft > ROUNDING;
      const isAfter = scrollLeft + clientWidth < scrollWidth - ROUNDING;
      element.dataset.more = [isBefore ? 'before' : '', isAfter ? 'after' : ''].join(' ').trim();
    };
    // The language and the loaded font change its length.
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [line]);
}
