import { estimateOrders, tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { answeringNode, chainHead } from '../answeringNode.fixture.ts';
import type { OrderKind } from './orderFields.ts';
import { orderRequest } from './orderRequest.ts';
import { CONFIRM_PERCENT } from './outlook.ts';
import type { PlacedOrders } from './placedOrders.ts';
import type { Reference } from './references.ts';

const asset = (id: string, symbol: string) =>
  ({
    id,
    symbol,
    precision: 0,
    options: {
      flags: 1,
      market_fee_percent: 0,
      max_market_fee: 1_000n,
      extensions: { taker_fee_percent: 100 },
    },
  }) as unknown as Asset;
const market = { quote: asset('1.3.4', 'STH'), base: asset('1.3.0', 'BTS') };

/** An offer of that many STH for that many BTS. */
const asking = (instance: number, sth: bigint, bts: bigint): LimitOrder => ({
  id: `1.7.${instance}`,
  expiration: '2030-01-01T00:00:00',
  seller: '1.2.17',
  for_sale: sth,
  sell_price: { base: { amount: sth, asset_id: '1.3.4' }, quote: { amount: bts, asset_id: '1.3.0' } },
  deferred_fee: 0n,
  deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
});
/** A node with this book. */
const nodeWith = (orders: readonly LimitOrder[]) => answeringNode({ get_limit_orders: orders });

/** Buys 100 STH for at most 200 BTS; the form has seen this book. */
function requestOf(
  kind: OrderKind,
  seen: readonly LimitOrder[],
  { mostWorse = CONFIRM_PERCENT, references = [] }: { mostWorse?: number; references?: Reference[] } = {},
) {
  const orders = [{ sell: 200n, receive: 100n }];
  const now = {
    pair: market,
    orders: seen,
    headTime: chainHead.time,
    fees: tradeFees([market.quote, market.base]),
  };
  const placed: PlacedOrders = {
    account: 'alice-trader7',
    accountId: '1.2.18',
    market,
    side: 'buy',
    kind,
    orders,
    expiration: '2027-11-22T00:00:00',
    feeAssetId: '1.3.0',
    shown: estimateOrders(orders, { side: 'buy', isFillOrKill: kind === 'fillOrKill' }, now),
    mostWorse,
    references,
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  };
  return orderRequest(placed);
}

describe('the review of an order', () => {
  const book = [asking(1, 60n, 120n)];

  it('has one operation per order, and the immediately filled part', () => {
    const request = requestOf('limit', book);
    expect(request.operations).toMatchObject([
      [
        1,
        {
          seller: '1.2.18',
          amount_to_sell: { amount: '200', asset_id: '1.3.0' },
          min_to_receive: { amount: '100', asset_id: '1.3.4' },
          expiration: '2027-11-22T00:00:00',
          fill_or_kill: false,
          extensions: {},
        },
      ],
    ]);
    expect(request.expects).toEqual([{ amount: '60', asset_id: '1.3.4' }]);
  });

  it('proceeds when the book has moved: the order is its own limit, the figures are shown', async () => {
    const again = await requestOf('limit', book).recheck?.(nodeWith([asking(2, 10n, 19n)]));
    expect(again).toMatchObject({ isWorse: false, request: { expects: [{ amount: '10' }] } });
    expect(again?.changes).toHaveLength(1);
  });

  it('asks again when the price is farther from the market than confirmed', async () => {
    const cheaper = nodeWith([asking(3, 1_000n, 1_000n)]);
    const again = await requestOf('limit', book).recheck?.(cheaper);
    expect(again?.isWorse).toBe(true);
    expect((await again?.request.recheck?.(cheaper))?.isWorse).toBe(false);
    expect(again?.request.dangers).toEqual(['order.farBuy 100.00%']);
    expect((await requestOf('limit', book, { mostWorse: 101 }).recheck?.(cheaper))?.isWorse).toBe(false);
  });

  it('compares the price with the other references once the other side is empty', async () => {
    const request = requestOf('limit', book, { references: [{ kind: 'lastTrade', price: 1.25 }] });
    const again = await request.recheck?.(nodeWith([]));
    expect(again?.isWorse).toBe(true);
    expect(again?.request.dangers).toEqual(['order.farAbove 60.00% against.lastTrade']);
    expect((await request.recheck?.(nodeWith(book)))?.request.dangers).toBeUndefined();
  });

  it('is refused for a post-only order only if it would trade by now', async () => {
    const request = requestOf('postOnly', []);
    await expect(request.recheck?.(nodeWith([asking(1, 10n, 20n)]))).rejects.toThrow('order.would_match');
    expect((await request.recheck?.(nodeWith([asking(1, 10n, 21n)])))?.isWorse).toBe(false);
  });

  it('is refused for a fill or kill order that the book no longer fills', async () => {
    const full = [asking(1, 100n, 200n)];
    const request = requestOf('fillOrKill', full);
    expect(request.operations[0]?.[1]).toMatchObject({ fill_or_kill: true });
    expect((await request.recheck?.(nodeWith(full)))?.isWorse).toBe(false);
    await expect(request.recheck?.(nodeWith(book))).rejects.toThrow('order.not_fillable');
  });
});
