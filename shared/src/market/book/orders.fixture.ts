import type { LimitOrder } from '../../protocol/objects.ts';

/** A market of two assets; only for tests. */
export const someMarket = { base: '1.3.0', quote: '1.3.5' } as const;

let ids = 0;

/** An order of someMarket: a bid sells the base asset for the quote asset, an ask the reverse. Only for tests. */
export function orderOf(
  side: 'bid' | 'ask',
  sells: bigint,
  wants: bigint,
  rest: Partial<LimitOrder> = {},
): LimitOrder {
  const [sold, wanted] =
    side === 'bid' ? [someMarket.base, someMarket.quote] : [someMarket.quote, someMarket.base];
  ids += 1;
  return {
    id: `1.7.${ids}`,
    expiration: '2030-01-01T00:00:00',
    seller: '1.2.17',
    for_sale: sells,
    sell_price: { base: { amount: sells, asset_id: sold }, quote: { amount: wants, asset_id: wanted } },
    deferred_fee: 0n,
    deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
    ...rest,
  };
}
