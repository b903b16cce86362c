import { describe, expect, it } from 'vitest';
import { findAssets } from './findAssets.ts';
import { getMarketHistoryBuckets } from './getMarketHistoryBuckets.ts';
import { getTicker } from './getTicker.ts';
import { getTradeHistory } from './getTradeHistory.ts';
import { clientAnswering, recordedClient } from './recordedClient.fixture.ts';

describe('reads of markets, as a real node answered', () => {
  it('reads a ticker', async () => {
    const ticker = await getTicker(recordedClient(), 'BTS', 'XBTSX.STH');
    expect(ticker).toMatchObject({
      latest: '0.500002996499979',
      quote_volume: '5.99998404',
      mto_id: '5.2.0',
    });
  });

  it('reads a market without fills as one without its own ticker', async () => {
    const zeros = { latest: '0', lowest_ask: '0', highest_bid: '0', percent_change: '0' };
    const client = clientAnswering(() => ({ ...zeros, base_volume: '0', quote_volume: '0' }));
    expect((await getTicker(client, 'BTS', 'XBTSX.STH')).mto_id).toBeUndefined();
  });

  it('reads the sizes of candles in order', async () => {
    expect(await getMarketHistoryBuckets(recordedClient())).toEqual([
      60, 300, 900, 1800, 3600, 14_400, 86_400,
    ]);
    expect(await getMarketHistoryBuckets(clientAnswering(() => [900, 60, 900]))).toEqual([60, 900]);
  });

  it('requests trades from now back to the first, and reads them in the documented format', async () => {
    const trade = {
      sequence: 3,
      date: '2026-11-21T03:32:15',
      price: '0.500002996499979',
      amount: '5.99998404',
      value: '3.00001',
      type: 'buy',
      side1_account_id: '1.2.18',
      side2_account_id: '1.2.19',
    };
    const client = clientAnswering(() => [trade]);
    expect(await getTradeHistory(client, 'BTS', 'XBTSX.STH', { limit: 50 })).toEqual([trade]);
    const zero = '1970-01-01T00:00:00';
    expect(client.asked[0]?.params).toEqual(['BTS', 'XBTSX.STH', zero, zero, 50]);
  });

  it('finds assets by the beginning of their symbols, although the node returns more', async () => {
    const client = recordedClient();
    const found = await findAssets(client, 'XBTSX.', 50);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ symbol }) => symbol.startsWith('XBTSX.'))).toBe(true);
  });
});
