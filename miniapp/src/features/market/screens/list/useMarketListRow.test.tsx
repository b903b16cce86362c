// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import type { MarketRow } from '../../model/marketRows.ts';
import { useMarketListRow } from './useMarketListRow.tsx';

const row: MarketRow = {
  key: 'XBTSX.STH_BTS',
  pair: { quote: 'XBTSX.STH', base: 'BTS' },
  last: 20,
  change: 1,
  volume: 300,
  worth: null,
  spread: null,
  pool: { id: '1.19.1', price: 19.5 },
};

function Listed({ rows }: { rows: readonly MarketRow[] }) {
  return rows.map(useMarketListRow());
}

/** The content of the columns Volume, Change, and Last price. */
async function columnsOf(shown: MarketRow): Promise<(string | null | undefined)[]> {
  cleanup();
  renderScreen(<Listed rows={[shown]} />);
  const button = await screen.findByRole('button');
  return ['subtitle', 'subfigure', 'figure'].map((part) =>
    button.querySelector(`[class*="${part}"]`)?.textContent?.replaceAll(/[\u202f\u00a0]/gu, ' '),
  );
}

afterEach(cleanup);

it('the price of a pool never appears in the column of the volume, nor a sentence in that of the last price', async () => {
  const [volume, change, last] = await columnsOf(row);
  expect(volume).toMatch(/^Vol\. 300.* BTS$/u);
  expect(change).toMatch(/^\+1\.00%pool 19\.5/u);
  expect(last).toMatch(/^20\b/u);
  const quiet = await columnsOf({ ...row, volume: 0 });
  expect(quiet).toEqual(['no trades in 24h', change, last]);
  const never = await columnsOf({ ...row, volume: 0, last: null });
  expect(never).toEqual(['no trades yet', expect.stringMatching(/^pool 19\.5/u), '—']);
});
