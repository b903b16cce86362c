import type { Asset, ChainAmount } from './objects.ts';
import type { AssetAmount } from './operations/parts.ts';

/** Asset flag charge_market_fee (chain.md §5, asset options). */
const CHARGES_MARKET_FEE = 1;
const FULL_PERCENT = 10_000n;

/** An issuer's share of a trade's proceeds in the asset, in hundredths of a percent; 0 without a fee. */
export interface MarketFee {
  readonly maker: number;
  readonly taker: number;
}

/** The market fee of an asset, undefined when unknown. */
export type MarketFeeOf = (assetId: string) => MarketFee | undefined;

/** The market fee by the asset's options (C/db_market.cpp): a taker's percentage may differ from the maker's. */
export function marketFeeOf({ options }: Pick<Asset, 'options'>): MarketFee {
  const { flags, market_fee_percent: maker, extensions } = options;
  if ((flags & CHARGES_MARKET_FEE) === 0) return { maker: 0, taker: 0 };
  return { maker, taker: extensions.taker_fee_percent ?? maker };
}

/** The market fees of these assets, by their id. */
export function marketFeesOf(assets: readonly Pick<Asset, 'id' | 'options'>[]): MarketFeeOf {
  return (assetId) => {
    const asset = assets.find(({ id }) => id === assetId);
    return asset === undefined ? undefined : marketFeeOf(asset);
  };
}

/** A fill's proceeds after the market fee, which the chain reports beside them. */
export const receivedBy = ({ receives, fee }: Record<'receives' | 'fee', ChainAmount>): ChainAmount =>
  fee.asset_id === receives.asset_id ? { ...receives, amount: receives.amount - fee.amount } : receives;

/**
 * The minimum of proceeds after the market fee. They may come in any number of fills; the fee of each is rounded down,
 * so that the fees together never exceed the fee of the sum. A cap of the fee only leaves more.
 */
export function afterMarketFee({ amount, asset_id }: AssetAmount, percent: number): AssetAmount {
  const units = BigInt(amount);
  return { amount: (units - (units * BigInt(percent)) / FULL_PERCENT).toString(), asset_id };
}
