// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { addOrderNews, type OrderNews } from '../model/orderNews.ts';
import { OrderNewsRows } from './OrderNewsRows.tsx';

const asset = (id: string, symbol: string, precision: number) => ({
  id,
  symbol,
  precision,
  dynamic_asset_data_id: id.replace('1.3.', '2.3.'),
});
const news: OrderNews = {
  orderId: '1.7.5',
  account: 'alice-trader7',
  outcome: 'filled',
  sells: asset('1.3.0', 'BTS', 5),
  wants: asset('1.3.4099', 'XBTSX.STH', 8),
  sold: 123_456_700_000n,
  got: 250_000_000n,
  fee: 0n,
  left: 0n,
};

afterEach(cleanup);

it('shows the outcome of an order of this account, links to its market, and disappears when it is cleared', async () => {
  addOrderNews([news, { ...news, orderId: '1.7.6', account: 'bob-holder2' }]);
  renderScreen(<OrderNewsRows account="alice-trader7" />);
  const row = await screen.findByRole('link', { name: /Order filled/u });
  expect(row.getAttribute('href')).toBe('/market/XBTSX.STH_BTS');
  expect(row.textContent?.replaceAll('\u202f', ' ')).toContain(
    'Bought 2.5 XBTSX.STH for 1 234 567 BTS, price 493 826.8 BTS.',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear updates' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the rest of a trade after the market fee, at the price of the market', async () => {
  addOrderNews([{ ...news, orderId: '1.7.7', fee: 100_000_000n }]);
  addOrderNews([{ ...news, orderId: '1.7.7', fee: 250_000_000n }]);
  addOrderNews([{ ...news, orderId: '1.7.8', fee: 250_000_000n }]);
  renderScreen(<OrderNewsRows account="alice-trader7" />);
  const rows = (await screen.findAllByRole('link')).map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toContain('Bought 0 XBTSX.STH');
  expect(rows[1]).toContain('Bought 1.5 XBTSX.STH');
  expect(rows[0]?.replaceAll('\u202f', ' ')).toContain('price 493 826.8 BTS');
});
