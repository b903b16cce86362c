import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { TableColumns } from './tableColumns.ts';
import { useRowFocus } from './useRowFocus.ts';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Row height in pixels including the divider. */
  rowHeight: number;
  /** Name of the list for screen readers. */
  label: string;
  /** Renders one row; a stable function (useCallback) avoids rendering visible rows again. */
  render: (item: Item, index: number) => ReactNode;
}

/** Rows rendered beyond the viewport on either side. */
const OVERSCAN = 8;

/**
 * A virtual list in the page's scroll: it renders only the rows near the viewport. Goes inside a `Section`; each row is
 * `rowHeight` pixels high. Screen readers get each row's position in
 * the whole list, or of a table's lines inside a SortTable; arrows, Home and End move the focus between rows, and the focused row is never unmounted.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, rowHeight, label, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const margin = usePlaceInPage(list);
  const focus = useRowFocus(list, items.length);
  const columns = useContext(TableColumns);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    scrollMargin: margin,
    overscan: OVERSCAN,
    scrollToFn: scrolledLater,
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), focus.kept(), items.length),
  });
  const drawn = rows.getVirtualItems();
  const end = rows.getTotalSize() + margin;
  return (
    <ul
      ref={list}
      className={styles.list}
      {...(columns === 0 ? { 'aria-label': label } : { role: 'rowgroup' })}
      style={{ paddingBottom: end - (drawn.at(-1)?.end ?? margin) }}
      {...focus.handlers}
    >
      {drawn.map(({ index, key, start }, place) => (
        <li
          key={key}
          data-index={index}
          className={styles.row}
          {...(columns === 0
            ? { 'aria-setsize': items.length, 'aria-posinset': index + 1 }
            : { role: 'row', 'aria-rowindex': index + 2 })}
          style={{
            marginTop: start - (drawn[place - 1]?.end ?? margin),
            height: rowHeight,
          }}
        >
          <div {...(columns === 0 ? {} : { role: 'cell', 'aria-colspan': columns })}>
            <Row
              item={items[index] as Item}
              index={index}
              render={render as VirtualListProps<unknown>['render']}
            />
          </div>
        </li>
      ))}
    </ul>
  );
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
  // Its figures follow the language.
  useLanguage();
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
