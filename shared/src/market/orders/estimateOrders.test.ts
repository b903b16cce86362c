import { describe, expect, it } from 'vitest';
import type { Asset } from '../../protocol/objects.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { opposingOrders, percentWorseThan, priceOfResting, sensibleOffer, wouldMatch } from './bookSides.ts';
import { estimateOrders, type MarketNow, tradeFees } from './estimateOrders.ts';

const [STH, BTS] = ['1.3.4', '1.3.0'];
const pair = { quote: { id: STH, precision: 0 }, base: { id: BTS, precision: 0 } };
/** Takers of STH pay 1 %, makers 2 %. */
const charged = {
  flags: 1,
  market_fee_percent: 200,
  max_market_fee: 10n ** 15n,
  extensions: { taker_fee_percent: 100 },
};
const free = { flags: 0, market_fee_percent: 0, max_market_fee: 0n, extensions: {} };
const fees = tradeFees([
  { id: STH, options: charged },
  { id: BTS, options: free },
] as unknown as Asset[]);
/** Asks: 100 STH at 2, 100 at 3, and an expired one at 1; a bid for 50 at 1. */
const orders = [
  orderOf(9, { sell: [100n, STH], min: [100n, BTS], expiration: '2026-01-01T00:00:00' }),
  orderOf(1, { sell: [100n, STH], min: [200n, BTS] }),
  orderOf(2, { sell: [100n, STH], min: [300n, BTS] }),
  orderOf(3, { sell: [50n, BTS], min: [50n, STH] }),
];
const now: MarketNow = { pair, orders, headTime: '2026-06-01T00:00:00', fees };
const buying = { side: 'buy', isFillOrKill: false } as const;

describe('new orders', () => {
  it('meet the best first at their own prices, pay the fee of a taker, and rest with the remainder', () => {
    const estimate = estimateOrders([{ sell: 1_000n, receive: 250n }], buying, now);
    expect(estimate).toMatchObject({
      paid: 500n,
      received: 200n,
      arrives: 198n,
      rest: 500n,
      met: 2,
      isKilled: false,
    });
  });

  it('meet the remainder of those before them', () => {
    const each = { sell: 240n, receive: 80n };
    const estimate = estimateOrders([each, each], buying, now);
    expect(estimate).toMatchObject({ paid: 479n, received: 193n, refunded: 1n, met: 3, rest: 0n });
    expect(estimate.paid + estimate.rest + estimate.refunded).toBe(480n);
  });

  it('are all refused if one must be filled at once and can not be', () => {
    const atOnce = { side: 'buy', isFillOrKill: true } as const;
    expect(estimateOrders([{ sell: 1_000n, receive: 250n }], atOnce, now).isKilled).toBe(true);
    expect(estimateOrders([{ sell: 500n, receive: 150n }], atOnce, now)).toMatchObject({
      isKilled: false,
      rest: 0n,
    });
  });
});

describe('the other side of the book', () => {
  const [best] = opposingOrders('buy', orders.slice(1), pair);

  it('has its own price, BASE per QUOTE', () => {
    expect(best === undefined ? null : priceOfResting(best, pair)).toEqual({ base: 200n, quote: 100n });
    const [bid] = opposingOrders('sell', orders, pair);
    expect(bid === undefined ? null : priceOfResting(bid, pair)).toEqual({ base: 50n, quote: 50n });
  });

  it('trades with an order of its price or a better one', () => {
    const meets = (sell: bigint, receive: bigint) =>
      best !== undefined && wouldMatch({ sell, receive }, best);
    expect([meets(200n, 100n), meets(201n, 100n), meets(199n, 100n)]).toEqual([true, true, false]);
  });

  it('shows by how much a price is worse than another one', () => {
    expect(percentWorseThan('buy', 3, 2)).toBeCloseTo(50);
    expect(percentWorseThan('sell', 2, 3)).toBeCloseTo(33.33);
    expect(percentWorseThan('buy', 2, 3)).toBeLessThan(0);
  });

  it('accepts an offer as a price from a tenth of the traded amount on', () => {
    const wanted = [{ sell: 3_000n, receive: 1_000n }];
    const asks = opposingOrders('buy', orders, pair);
    const offered = asks.reduce((sum, { for_sale }) => sum + for_sale, 0n);
    const twice = (units: bigint) => [{ sell: 1n, receive: units }];
    expect(sensibleOffer('buy', twice(offered * 10n), asks)).toBe(asks.at(-1));
    expect(sensibleOffer('buy', twice(offered * 10n + 1n), asks)).toBeUndefined();
    expect(sensibleOffer('buy', twice(1n), asks)).toBe(asks[0]);
    expect(sensibleOffer('buy', wanted, [])).toBeUndefined();
  });
});
