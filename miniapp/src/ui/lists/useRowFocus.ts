import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The row each key moves to, given the current index and the number of rows. */
export const keyTargets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const FOCUSABLE = 'a[href], button:not(:disabled)';

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('li[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
}

export interface RowFocus {
  /** The row that has the focus or is about to get it: it must be rendered. */
  kept(): number | null;
  handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
}

/** Keyboard navigation through the rows (`li[data-index]`) of a virtual list. */
export function useRowFocus(list: RefObject<HTMLElement>, count: number): RowFocus {
  const present = useRef<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    list.current
      ?.querySelector<HTMLElement>(`li[data-index="${wanted}"]`)
      ?.querySelector<HTMLElement>(FOCUSABLE)
      ?.focus();
    setWanted(null);
  }, [list, wanted]);
  return {
    kept: () => wanted ?? present.current,
    handlers: {
      onKeyDown: (event) => {
        const index = rowOf(event.target);
        const target = event.target instanceof Element && event.target.matches(FOCUSABLE);
        const lead = keyTargets[event.key];
        if (index === null || !target || lead === undefined || event.altKey || event.ctrlKey || event.metaKey)
          return;
        event.preventDefault();
        setWanted(lead(index, count));
      },
      onFocus: ({ target }) => {
        present.current = rowOf(target);
      },
      onBlur: () => {
        present.current = null;
      },
    },
  };
}
