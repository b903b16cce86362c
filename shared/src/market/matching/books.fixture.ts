import type { LimitOrder } from '../../protocol/objects.ts';

const FAR = '2106-02-07T06:28:15';

/** An order's offer: units and asset id that it sells, and that it asks for all of it. */
export interface Offer {
  readonly sell: readonly [units: bigint, assetId: string];
  readonly min: readonly [units: bigint, assetId: string];
  /** The remaining units; all of them when absent. */
  readonly forSale?: bigint;
  readonly seller?: string;
  readonly expiration?: string;
}

/** A resting order in a node's form. */
export function orderOf(
  instance: number,
  { sell, min, forSale, seller = '1.2.17', expiration = FAR }: Offer,
): LimitOrder {
  return {
    id: `1.7.${instance}`,
    expiration,
    seller,
    for_sale: forSale ?? sell[0],
    sell_price: {
      base: { amount: sell[0], asset_id: sell[1] },
      quote: { amount: min[0], asset_id: min[1] },
    },
    deferred_fee: 0n,
    deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
  };
}
