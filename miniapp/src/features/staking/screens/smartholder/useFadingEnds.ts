import { type RefObject, useEffect } from 'react';

/** Pixels that a rounded position may be off. */
const ROUNDING = 1;

/** Says in data-more on which sides ("before", "after") a line that scrolls sideways goes on, for its style to fade there. */
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
    // Words of another language and the right font make it longer or shorter.
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
