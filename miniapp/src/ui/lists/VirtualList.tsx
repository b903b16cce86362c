import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRowFocus } from './useRowFocus.ts';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Row height in pixels including the divider: exact if rows are equal, an estimate if they are measured. */
  rowHeight: number;
  /** Rows differ in height: each is measured when it renders. */
  isMeasured?: boolean;
  /** Name of the list for screen readers. */
  label: string;
  /** Renders one row; a stable function (useCallback) avoids rendering visible rows again. */
  render: (item: Item, index: number) => ReactNode;
}

/** Rows rendered beyond the viewport on either side. */
const OVERSCAN = 8;

/**
 * A virtual list in the page's scroll: it renders only the rows near the viewport. Goes inside a `Section`; each row is
 * `rowHeight` pixels high or, with `isMeasured`, as high as it turns out. Screen readers get each row's position in
 * the whole list; arrows, Home and End move the focus between rows, and the focused row is never unmounted.
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
    measureElement: measuredLater,
    scrollToFn: scrolledLater,
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

/**
 * The height of a row as the page's own layout tells it, before the row is painted; until then what is known or estimated. The library
 * asks each new row itself, and the page is laid out for its answer in the middle of the drawing.
 */
function measuredLater(
  element: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, HTMLLIElement>,
): number {
  if (entry !== undefined || typeof ResizeObserver === 'undefined')
    return measureElement(element, entry, list);
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}

/** Lists whose first scroll was skipped. */
const begun = new WeakSet<object>();

/**
 * Leaves out a list's first scroll. The library scrolls the window to the offset that it has just read, which moves nothing but forces a
 * layout in the middle of React's commit.
 */
const scrolledLater: typeof windowScroll = (offset, options, list) => {
  if (begun.has(list)) windowScroll(offset, options, list);
  else begun.add(list);
};

interface RowProps {
  item: unknown;
  index: number;
  render: VirtualListProps<unknown>['render'];
}

const Row = memo(function Row({ item, index, render }: RowProps) {
  return render(item, index);
});

/** Adds an index to a sorted list of indexes. */
function withIndex(indexes: number[], more: number | null, count: number): number[] {
  if (more === null || more >= count || indexes.includes(more)) return indexes;
  return [...indexes, more].sort((a, b) => a - b);
}

/**
 * The list's offset from the top of the page in pixels; measured again when the page's height changes. Until the page is laid out for the
 * next picture it counts as 0, which draws some rows too many: asking at once would have it laid out in the middle of the drawing.
 */
function usePlaceInPage(list: RefObject<HTMLElement>): number {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    const find = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setPlace(Math.round(top + window.scrollY));
    };
    if (typeof ResizeObserver === 'undefined') {
      find();
      return undefined;
    }
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
