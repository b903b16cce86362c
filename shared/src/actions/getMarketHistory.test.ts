import { expect, it } from 'vitest';
import { getMarketHistory } from './getMarketHistory.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

it("requests buckets between two moments, in the chain's own time format", async () => {
  const client = clientAnswering(() => []);
  const range = {
    base: '1.3.4099',
    quote: '1.3.0',
    seconds: 3_600,
    from: Date.UTC(2026, 0, 1),
    to: Date.UTC(2026, 0, 8, 12, 30, 5),
  };
  expect(await getMarketHistory(client, range)).toEqual([]);
  expect(client.asked).toEqual([
    {
      api: 'history',
      method: 'get_market_history',
      params: ['1.3.4099', '1.3.0', 3_600, '2026-01-01T00:00:00', '2026-01-08T12:30:05'],
    },
  ]);
});
