import { MAX_SHARE_SUPPLY, parseFigure } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** The fees of a pool, hundredths of a percent. */
export interface PoolFees {
  readonly taker: number;
  readonly withdrawal: number;
}

/** A share asset to create. */
export interface NewShareAsset {
  readonly symbol: string;
  readonly precision: number;
}

/** The two assets in the chain's required order: the smaller id first. */
export function inChainOrder<Each extends { id: string }>(one: Each, other: Each): [Each, Each] {
  return compareObjectIds(one.id, other.id) < 0 ? [one, other] : [other, one];
}

/**
 * Creates the share asset of a pool: no flags, and no permissions that could ever set one, so that nobody can change
 * the rules of the shares later.
 */
export function createShareAsset(issuer: string, share: NewShareAsset, feeAssetId: string): Operation {
  return [
    operationType.asset_create,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      issuer,
      symbol: share.symbol,
      precision: share.precision,
      common_options: {
        max_supply: MAX_SHARE_SUPPLY.toString(),
        market_fee_percent: 0,
        max_market_fee: 0,
        issuer_permissions: 0,
        flags: 0,
        // The chain replaces 1.3.1 with the new asset's id (chain.md §5, operation 10).
        core_exchange_rate: {
          base: { amount: 1, asset_id: '1.3.0' },
          quote: { amount: 1, asset_id: '1.3.1' },
        },
        whitelist_authorities: [],
        blacklist_authorities: [],
        whitelist_markets: [],
        blacklist_markets: [],
        description: '',
        extensions: {},
      },
      is_prediction_market: false,
      extensions: [],
    },
  ];
}

/** Creates a pool of two assets, given in either order. */
export function createPool(
  account: string,
  assets: readonly [{ id: string }, { id: string }],
  shareId: string,
  fees: PoolFees,
  feeAssetId: string,
): Operation {
  const [a, b] = inChainOrder(...assets);
  return [
    operationType.liquidity_pool_create,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      account,
      asset_a: a.id,
      asset_b: b.id,
      share_asset: shareId,
      taker_fee_percent: fees.taker,
      withdrawal_fee_percent: fees.withdrawal,
      extensions: [],
    },
  ];
}

/** A fee as typed in percent, in hundredths of a percent. @throws AppError pool.percent_too_large; null: not a percentage */
export function readFeePercent(text: string): number | null {
  const hundredths = parseFigure(text, 2);
  if (hundredths !== null && hundredths > 10_000) throw new AppError('pool.percent_too_large');
  return hundredths;
}

/** The fault of a symbol by itself; the part before a dot must be an asset of the same issuer. */
export function symbolFault(symbol: string, ownSymbols: readonly string[]): AppError | null {
  if (!isValidSymbol(symbol)) return new AppError('pool.symbol_malformed');
  const [parent = '', child] = symbol.split('.');
  if (child !== undefined && !ownSymbols.includes(parent)) {
    return new AppError('pool.symbol_of_other', { parent });
  }
  return null;
}
