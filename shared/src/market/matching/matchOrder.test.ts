import { describe, expect, it } from 'vitest';
import casesJson from '../../../../tests/vectors/chain-test-cases.json' with { type: 'json' };
import type { AssetFees, FeesByAsset } from '../../amm/poolState.ts';
import { codeOf, noFees } from '../../amm/pools.fixture.ts';
import type { LimitOrder } from '../../protocol/objects.ts';
import { orderOf } from './books.fixture.ts';
import { type MatchResult, matchOrder, type NewOrder } from './matchOrder.ts';
import { openOrders } from './openOrders.ts';

/** "3 TEST" of the recorded cases: whole numbers of assets without decimals. */
type Text = string;
const amountOf = (text: Text): [bigint, string] => {
  const [units = '', symbol = ''] = text.split(' ');
  return [BigInt(units), symbol];
};
const caseOf = (id: string) => casesJson.limit_order_matching.find((each) => each.id === id)!.orders;
const resting = (id: string, index: number, forSale?: bigint): LimitOrder => {
  const { sell, min } = caseOf(id)[index]!;
  const left = forSale === undefined ? {} : { forSale };
  return orderOf(index, { sell: amountOf(sell), min: amountOf(min), ...left });
};
const taking = (id: string, index: number): NewOrder => {
  const [[units, assetId], [asked, askedId]] = [
    amountOf(caseOf(id)[index]!.sell),
    amountOf(caseOf(id)[index]!.min),
  ];
  return {
    sell: { units, assetId },
    minToReceive: { units: asked, assetId: askedId },
    isFillOrKill: false,
  };
};
const free: FeesByAsset = new Map(['CORE', 'TEST'].map((symbol) => [symbol, noFees]));
const leftOf = ({ after }: MatchResult) => after.map(({ for_sale }) => for_sale);

describe("a new order matches as in the node's own recorded cases", () => {
  it('L1: a remainder that would buy nothing is returned, the second resting order stays', () => {
    const result = matchOrder(taking('L1', 2), [resting('L1', 0), resting('L1', 1)], free);
    expect(result).toMatchObject({ paid: 2n, received: 1n, refunded: 1n, rest: 0n });
    expect(result.after.map(({ id }) => id)).toEqual(['1.7.1']);
  });

  it('L2: a smaller taker gets the amount its units buy, rounded down, and pays for that alone', () => {
    const result = matchOrder(taking('L2', 1), [resting('L2', 0)], free);
    expect(result).toMatchObject({ paid: 21n, received: 2n, refunded: 4n, rest: 0n });
    expect([result.fills[0]?.makerReceived, leftOf(result)]).toEqual([21n, [1n]]);
  });

  it('L3: a smaller maker is used up, and the rest of the taker stays for sale', () => {
    const result = matchOrder(taking('L3', 0), [resting('L2', 0, 1n)], free);
    expect(result).toMatchObject({ paid: 10n, received: 1n, refunded: 0n, rest: 15n, after: [] });
  });

  it('L4: a maker is filled at its own price', () => {
    const result = matchOrder(taking('L4', 1), [resting('L4', 0)], free);
    expect(result).toMatchObject({ paid: 17n, received: 3n, refunded: 0n, rest: 16n, after: [] });
  });

  it('L5: the dust of a maker is returned', () => {
    const result = matchOrder(taking('L5', 0), [resting('L4', 1, 16n)], free);
    expect(result).toMatchObject({ paid: 2n, received: 14n, rest: 1n, after: [] });
    expect(result.fills[0]).toMatchObject({ isMakerGone: true, makerRefunded: 2n });
  });

  it('L6: maker and taker pay their own percents of the amounts they get', () => {
    const charging = (maker: number, taker: number): AssetFees => ({
      chargesMarketFee: true,
      makerFeePercent: maker,
      takerFeePercent: taker,
      maxMarketFee: 10n ** 15n,
    });
    const fees = new Map([
      ['JCOIN', charging(200, 100)],
      ['ICOIN', charging(500, 250)],
    ]);
    const result = matchOrder(taking('L6', 1), [resting('L6', 0)], fees);
    expect(result.received).toBe(990n);
    expect(result.fills[0]).toMatchObject({ takerFee: 10n, makerReceived: 285_000n, makerFee: 15_000n });
    const capped = new Map([...fees].map(([id, each]) => [id, { ...each, maxMarketFee: 7n }]));
    const { received, fills } = matchOrder(taking('L6', 1), [resting('L6', 0)], capped);
    expect([received, fills[0]?.makerReceived]).toEqual([993n, 299_993n]);
  });
});

describe('a new order', () => {
  const [A, B] = ['CORE', 'TEST'];
  const book = [
    orderOf(1, { sell: [100n, B], min: [100n, A] }),
    orderOf(2, { sell: [100n, B], min: [200n, A] }),
    orderOf(3, { sell: [100n, B], min: [400n, A] }),
  ];
  const sell = (units: bigint, min: bigint, isFillOrKill = false): NewOrder => ({
    sell: { units, assetId: A },
    minToReceive: { units: min, assetId: B },
    isFillOrKill,
  });

  it('takes orders no worse than its own price, and rests with the remainder', () => {
    // 1 for 2 at the worst: the third asks 4.
    const result = matchOrder(sell(500n, 250n), book, free);
    expect(result).toMatchObject({ paid: 300n, received: 200n, rest: 200n, isKilled: false });
    expect(result.after.map(({ id }) => id)).toEqual(['1.7.3']);
  });

  it('takes nothing if no order matches its price', () => {
    const result = matchOrder(sell(50n, 51n), book, free);
    expect(result).toEqual({
      fills: [],
      paid: 0n,
      received: 0n,
      rest: 50n,
      refunded: 0n,
      isKilled: false,
      after: book,
    });
  });

  it('is killed, without any effect, if it must be filled at once and can not be', () => {
    const result = matchOrder(sell(500n, 250n, true), book, free);
    expect(result).toMatchObject({ isKilled: true, fills: [], paid: 0n, received: 0n, refunded: 500n });
    expect(result.after).toBe(book);
    expect(matchOrder(sell(300n, 150n, true), book, free)).toMatchObject({ isKilled: false, received: 200n });
  });

  it('counts returned dust as filled, fill or kill too', () => {
    const coarse = [orderOf(1, { sell: [10n, B], min: [1_000n, A] })];
    const result = matchOrder(sell(250n, 2n, true), coarse, free);
    expect(result).toMatchObject({ isKilled: false, paid: 200n, received: 2n, refunded: 50n, rest: 0n });
  });

  it('is refused for zero, for its own asset, and for an unknown market fee', () => {
    expect(codeOf(() => matchOrder(sell(0n, 1n), book, free))).toBe('amount.zero');
    expect(codeOf(() => matchOrder(sell(1n, 0n), book, free))).toBe('amount.zero');
    const own = { ...sell(1n, 1n), minToReceive: { units: 1n, assetId: A } };
    expect(codeOf(() => matchOrder(own, book, free))).toBe('pool.same_asset');
    expect(codeOf(() => matchOrder(sell(1n, 1n), book, new Map()))).toBe('pool.fees_unknown');
  });

  it('does not meet orders that the chain has ended by then', () => {
    const orders = ['2026-01-01T00:00:03', '2026-01-01T00:00:04'].map((expiration, index) =>
      orderOf(index, { sell: [1n, B], min: [1n, A], expiration }),
    );
    expect(openOrders(orders, '2026-01-01T00:00:03').map(({ id }) => id)).toEqual(['1.7.1']);
  });
});
