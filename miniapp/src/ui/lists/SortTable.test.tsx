// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SortOrder } from '../../platform/sortOrder.ts';
import { SortTable } from './SortTable.tsx';
import { TableLine } from './TableLine.tsx';

type By = 'name' | 'price';

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Prices() {
  const [order, setOrder] = useState<SortOrder<By>>({ by: 'price', isAscending: false });
  return (
    <SortTable
      label="Prices"
      columns={[
        { by: 'name', name: 'Name', isName: true },
        { by: 'price', name: 'Price' },
      ]}
      order={order}
      onOrder={setOrder}
    >
      <TableLine>
        <button type="button">BTC</button>
      </TableLine>
    </SortTable>
  );
}

const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

it('each column sorts by keyboard: a name from A on first, a figure from the largest, again the other way', async () => {
  render(<Prices />);
  expect([sortOf('Name'), sortOf('Price')]).toEqual(['none', 'descending']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([sortOf('Name'), sortOf('Price')]).toEqual(['ascending', 'none']);
  await userEvent.keyboard('{Enter}');
  expect(sortOf('Name')).toBe('descending');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(sortOf('Price')).toBe('descending');
});

it('its rows are lines of the table, and on a phone a plain list', () => {
  render(<Prices />);
  const table = screen.getByRole('table', { name: 'Prices' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByRole('cell').getAttribute('aria-colspan')).toBe('2');
  cleanup();
  isWide = false;
  render(<Prices />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'BTC' })).toBeTruthy();
});
