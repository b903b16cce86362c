import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of a row of the book, --row-book. */
const ROW = 24;

/** How many rows of the book an element has room for, at least `least`. */
export function useRoom(element: RefObject<HTMLElement>, least: number): number {
  const [count, setCount] = useState(least);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setCount(Math.max(least, Math.floor(current.clientHeight / ROW)));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, least]);
  return count;
}
