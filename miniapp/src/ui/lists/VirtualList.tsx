import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRowFocus } from './useRowFocus.ts';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels, its dividing line included: exact where rows are equal, a guess where they are measured. */
  rowHeight: number;
  /** Rows may differ in height: each is measured when it is drawn. */
  isMeasured?: boolean;
  /** What a screen reader calls the list. */
  label: string;
  /** Draws one row; a function that stays the same (useCallback) spares the rows in view from being drawn anew. */
  render: (item: Item, index: number) => ReactNode;
}

/** Rows drawn beyond the view, on either side. */
const OVERSCAN = 8;

/**
 * A list of any length in the page's own scroll, of which only what is near the view is drawn: `items` by `render`
 * (a `ListRow`, say) within a `Section`, each `rowHeight` pixels high or, with `isMeasured`, as high as it turns out.
 * A screen reader hears each row's place among all; arrows, Home and End lead the focus from row to row, Tab goes
 * through all of them, and the row with the focus is never taken away.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, rowHeight, isMeasured = false, label, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const margin = usePlaceInPage(list);
  const focus = useRowFocus(list, items.length);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    scrollMargin: margin,
    overscan: OVERSCAN,
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), focus.kept(), items.length),
  });
  const drawn = rows.getVirtualItems();
  const end = rows.getTotalSize() + margin;
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{ paddingBottom: end - (drawn.at(-1)?.end ?? margin) }}
      {...focus.handlers}
    >
      {drawn.map(({ index, key, start }, place) => (
        <li
          key={key}
          ref={isMeasured ? rows.measureElement : undefined}
          data-index={index}
          className={styles.row}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{
            marginTop: start - (drawn[place - 1]?.end ?? margin),
            ...(isMeasured ? {} : { height: rowHeight }),
          }}
        >
          <Row
            item={items[index] as Item}
            index={index}
            render={render as VirtualListProps<unknown>['render']}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  item: unknown;
  index: number;
  render: VirtualListProps<unknown>['render'];
}

const Row = memo(function Row({ item, index, render }: RowProps) {
  return render(item, index);
});

/** Indexes in order with one more among them. */
function withIndex(indexes: number[], more: number | null, count: number): number[] {
  if (more === null || more >= count || indexes.includes(more)) return indexes;
  return [...indexes, more].sort((a, b) => a - b);
}

/** How far down the page the list begins, in pixels; found again when the page's height changes. */
function usePlaceInPage(list: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    const find = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setPlace(Math.round(top + window.scrollY));
    };
    find();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
