import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { expect, it } from 'vitest';
import { fakeChain } from '../../fakeChain.fixture.ts';
import { marketPrice, readMarketQuote } from './marketQuote.ts';

const ticker = (latest: string, bid = '0', ask = '0') => ({
  latest,
  highest_bid: bid,
  lowest_ask: ask,
  percent_change: '0',
  base_volume: '0',
  quote_volume: '0',
});

it('is the last trade, limited to the best offers', () => {
  expect(marketPrice(ticker('20'))).toBe(20);
  expect(marketPrice(ticker('20', '19', '21'))).toBe(20);
  expect(marketPrice(ticker('500', '19', '21'))).toBe(21);
  expect(marketPrice(ticker('0.01', '19', '21'))).toBe(19);
  expect(marketPrice(ticker('0', '19', '21'))).toBeUndefined();
});

/** The quote of nodes with these prices; null: it does not answer. */
async function quoteOf(...prices: readonly (string | null)[]) {
  const { client } = fakeChain({});
  const readers = prices.map(
    (price, index): NodeReader => ({
      url: `wss://${index}.example`,
      call: async () => {
        if (price === null) throw new RangeError('no answer');
        return ticker(price) as never;
      },
    }),
  );
  const clock = { now: () => 7, setTimeout: () => undefined, clearTimeout: () => undefined };
  const reads = { client: { ...client, readers: async () => readers }, clock, onFailure: () => undefined };
  return readMarketQuote(reads, { kind: 'market', quoteId: '1.3.1', baseId: '1.3.0' });
}

it('is confirmed when nodes of two operators report nearly the same, and null when they differ', async () => {
  expect(await quoteOf('20', '20.1')).toMatchObject({ price: 20, isAgreed: true, sources: ['orders'] });
  expect(await quoteOf('20', '21')).toBeUndefined();
  expect(await quoteOf('20', null)).toMatchObject({ price: 20, isAgreed: false });
  expect(await quoteOf(null, '20')).toMatchObject({ price: 20, isAgreed: false });
  expect(await quoteOf(null, null)).toBeUndefined();
});
