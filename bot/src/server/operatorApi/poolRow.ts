import type { RawPool } from '@xbts/shared/actions/rawReads.ts';
import { apyOf } from '@xbts/shared/amm/apy.ts';
import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { parsedDescription } from './assets.ts';
import type { MeasuredAsset } from './measuredAssets.ts';
import { type SideUnits, statisticsInWholes, unitsOfSides } from './poolStatistics.ts';
import { coreWorth, type Tickers } from './shareWorth.ts';

/**
 * The sources of a row: a pool with statistics, its assets, the supply of shares, and the market server's map if known.
 */
export interface PoolParts {
  readonly pool: RawPool;
  readonly a: MeasuredAsset;
  readonly b: MeasuredAsset;
  readonly share: MeasuredAsset;
  readonly supply: bigint;
  readonly tickers: Tickers | undefined;
}

/** The operator's row of a pool, in a list or alone; alone, two more members are in wholes and two are absent. */
export function poolRow(parts: PoolParts, isAlone: boolean) {
  const { pool, a, b, share, supply } = parts;
  const units = unitsOfSides(pool);
  const precisions = { a: a.precision, b: b.precision };
  return {
    POOL: { ...pool, statistics: statisticsInWholes(pool, precisions, isAlone) },
    APY: yieldOf(units.a, units.b),
    A: sideOf(a, units.a, priceIn(b, units.b, wholes(units.a.balance, a)), isAlone),
    B: sideOf(b, units.b, priceIn(a, units.a, wholes(units.b.balance, b)), isAlone),
    SHARE: {
      supply: formatExact(supply, share.precision),
      ...coreWorth(a, units.a.balance, parts.tickers),
      asset: { ...factsOf(share), description: descriptionOf(parts) },
    },
  };
}

const wholes = (units: bigint, { precision }: MeasuredAsset): number => Number(formatExact(units, precision));

function factsOf({ id, symbol, precision, issuer, options }: MeasuredAsset) {
  return { id, symbol, precision, issuer, market_fee_percent: options.market_fee_percent / 100 };
}

function sideOf(asset: MeasuredAsset, units: SideUnits, price: SidePrice, isAlone: boolean) {
  const text = (amount: bigint) => formatExact(amount, asset.precision);
  return {
    balance: text(units.balance),
    vol24: text(units.volume),
    fee24: text(units.exchangeFee + units.withdrawalFee),
    asset: {
      ...factsOf(asset),
      ...(isAlone ? {} : { bitAsset: asset.bitasset_data_id !== undefined }),
      price,
    },
  };
}

interface SidePrice {
  readonly volume: number | null;
  readonly symbol: string;
}

/** The price of one whole of an asset in the other by the pool's balances; null for an empty pool. */
function priceIn(other: MeasuredAsset, { balance }: SideUnits, held: number): SidePrice {
  return { volume: held === 0 ? null : wholes(balance, other) / held, symbol: other.symbol };
}

/** The yearly yield of 24 hours' fees in percent, two decimals; null while a side of the pool is empty. */
function yieldOf(a: SideUnits, b: SideUnits): number | null {
  const balances = { balanceA: a.balance, balanceB: b.balance };
  if (!isInitialised(balances)) return null;
  return apyOf(balances, {
    exchangeFeeA: a.exchangeFee,
    exchangeFeeB: b.exchangeFee,
    withdrawalFeeA: a.withdrawalFee,
    withdrawalFeeB: b.withdrawalFee,
  }).total;
}

/** A share asset's own description if it is JSON, else the pair's name. */
function descriptionOf({ a, b, share }: PoolParts): Record<string, unknown> {
  const own = parsedDescription(share.options.description);
  return own ?? { main: '', short_name: `${a.symbol}/${b.symbol} Liquidity Pool Token` };
}
