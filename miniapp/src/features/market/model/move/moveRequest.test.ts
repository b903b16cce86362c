import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { answeringNode } from '../answeringNode.fixture.ts';
import { CONFIRM_PERCENT } from '../form/outlook.ts';
import { marketFixture } from '../market.fixture.ts';
import { moveRequest } from './moveRequest.ts';

const market = marketFixture();
const [STH, BTS] = [market.quote.id, market.base.id];

/** Sells that many units of STH for 20 BTS each. */
const order = (left: bigint): LimitOrder => ({
  id: '1.7.5',
  expiration: '2027-01-01T00:00:00',
  seller: '1.2.18',
  for_sale: left,
  sell_price: {
    base: { amount: 1_000_000_000n, asset_id: STH },
    quote: { amount: 20_000_000n, asset_id: BTS },
  },
  deferred_fee: 10n,
  deferred_paid_fee: { amount: 0n, asset_id: BTS },
});
const bid = (bts: bigint): LimitOrder => ({
  ...order(0n),
  id: '1.7.6',
  seller: '1.2.19',
  for_sale: bts,
  sell_price: { base: { amount: bts, asset_id: BTS }, quote: { amount: 1_000_000_000n, asset_id: STH } },
});
const nodeWith = (own: LimitOrder | null, book: readonly LimitOrder[] = []) =>
  answeringNode({ get_objects: [own], get_limit_orders: book });

/** Ten STH go from 20 to 21 BTS each. */
const request = moveRequest({
  order: order(1_000_000_000n),
  placed: {
    account: 'alice-trader7',
    accountId: '1.2.18',
    market,
    side: 'sell',
    kind: 'limit',
    orders: [{ sell: 1_000_000_000n, receive: 21_000_000n }],
    expiration: '2027-01-01T00:00:00',
    feeAssetId: BTS,
    shown: null,
    mostWorse: CONFIRM_PERCENT,
    references: [],
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  },
});

describe('the review of a moved order', () => {
  it('cancels and places in one transaction, the cancellation first, with the same expiration', () => {
    expect(request.operations).toMatchObject([
      [2, { order: '1.7.5', fee_paying_account: '1.2.18' }],
      [
        1,
        {
          amount_to_sell: { amount: '1000000000', asset_id: STH },
          min_to_receive: { amount: '21000000', asset_id: BTS },
          expiration: '2027-01-01T00:00:00',
        },
      ],
    ]);
  });

  it('counts the amount returned by the old order, and shows its price', () => {
    expect(request.frees).toEqual([
      { amount: '1000000000', asset_id: STH },
      { amount: '10', asset_id: BTS },
    ]);
    expect(request.notes?.[0]?.label).toBe('move.from');
    expect(request.notes?.[0]?.value).toContain('20 BTS');
    expect(request.warnings).toEqual(['move.why']);
  });

  it('proceeds while the order is unchanged', async () => {
    expect(await request.recheck?.(nodeWith(order(1_000_000_000n)))).toMatchObject({
      isWorse: false,
      changes: [],
      request: { operations: request.operations },
    });
  });

  it('subtracts sales in between, after another press', async () => {
    const again = await request.recheck?.(nodeWith(order(600_000_000n)));
    expect(again?.isWorse).toBe(true);
    expect(again?.request.operations[1]?.[1]).toMatchObject({
      amount_to_sell: { amount: '600000000' },
      min_to_receive: { amount: '12600000' },
    });
    expect(again?.request.frees?.[0]?.amount).toBe('600000000');
    expect(again?.changes).toMatchObject([{ label: 'move.sells' }]);
    expect(await again?.request.recheck?.(nodeWith(order(600_000_000n)))).toMatchObject({ isWorse: false });
  });

  it('is refused for a removed order', async () => {
    await expect(request.recheck?.(nodeWith(null))).rejects.toThrow('order.closed');
  });

  it('warns of a price far below the best offer', async () => {
    const rich = nodeWith(order(1_000_000_000n), [bid(42_000_000n)]);
    const again = await request.recheck?.(rich);
    expect(again?.isWorse).toBe(true);
    expect(again?.request.dangers).toHaveLength(1);
  });
});
