// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { afterEach, expect, it } from 'vitest';
import { pressColumn, sortedBy, useTableSorts } from './tableSort.ts';

afterEach(() => useTableSorts.setState({ sorts: {} }));

it('a column sorts downwards, then upwards, then no more, apart from other tables', () => {
  const sortOf = (table: string) => useTableSorts.getState().sorts[table];
  pressColumn('orders', 'price');
  pressColumn('trades', 'time');
  expect(sortOf('orders')).toEqual({ column: 'price', isUp: false });
  pressColumn('orders', 'price');
  expect(sortOf('orders')).toEqual({ column: 'price', isUp: true });
  pressColumn('orders', 'price');
  expect(sortOf('orders')).toBeUndefined();
  pressColumn('orders', 'price');
  pressColumn('orders', 'side');
  expect(sortOf('orders')).toEqual({ column: 'side', isUp: false });
  expect(sortOf('trades')).toEqual({ column: 'time', isUp: false });
});

it('unknown values stand at the end either way, and equal ones keep their order', () => {
  const rows = [{ at: 2n }, { at: null }, { at: 3n }, { at: 2n, isLater: true }];
  const sorted = (isUp: boolean) => sortedBy(rows, ({ at }) => at, isUp);
  expect(sorted(true)).toEqual([{ at: 2n }, { at: 2n, isLater: true }, { at: 3n }, { at: null }]);
  expect(sorted(false)).toEqual([{ at: 3n }, { at: 2n }, { at: 2n, isLater: true }, { at: null }]);
});
