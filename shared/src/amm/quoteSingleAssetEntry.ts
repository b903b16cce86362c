import type { Amount } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { exchangeFees } from './fees.ts';
import { isSellingA, type Leg, legFlow, legOf } from './leg.ts';
import { minToReceiveRoundedDown } from './minToReceive.ts';
import { type FeesByAsset, isInitialised, type PoolWithShares } from './poolState.ts';
import { checkNewSupply, type DepositQuote, quoteDeposit } from './quoteDeposit.ts';
import { type ExchangeQuote, quoteExchange } from './quoteExchange.ts';

/** A deposit of one asset in one transaction: a part is swapped in the same pool, then both assets are deposited. */
export interface SingleAssetEntry {
  readonly exchange: ExchangeQuote;
  /** min_to_receive of the swap, which is also the deposit's whole offer of that side. */
  readonly minToReceive: bigint;
  readonly deposit: DepositQuote;
  /** The rest of both assets after execution at the quoted state. */
  readonly remaining: readonly [Amount, Amount];
}

/**
 * The entry that mints the most shares for an amount of one asset: the swapped part is exact to the unit.
 * @throws AppError amount.zero, pool.not_initialised, pool.foreign_asset, pool.fees_unknown, pool.supply_exhausted,
 *   pool.new_supply_disabled, pool.zero_outcome, pool.slippage_out_of_range
 */
export function quoteSingleAssetEntry(
  pool: PoolWithShares,
  give: Amount,
  fees: FeesByAsset,
  slippage: number,
): SingleAssetEntry {
  if (give.units <= 0n) throw new AppError('amount.zero');
  if (!isInitialised(pool)) throw new AppError('pool.not_initialised', { poolId: pool.id });
  checkNewSupply(pool);
  const isA = isSellingA(pool, give.assetId);
  const leg = legOf(pool, give.assetId, exchangeFees(fees, give.assetId, isA ? pool.assetB : pool.assetA));
  const swapped = bestSwappedPart(
    (part) => mintable(leg, pool.shareSupply, give.units, part, slippage),
    give.units,
  );
  if (swapped === 0n) throw new AppError('pool.zero_outcome', { poolId: pool.id });
  const exchange = quoteExchange(pool, { units: swapped, assetId: give.assetId }, fees);
  const minToReceive = minToReceiveRoundedDown(exchange.received.units, slippage);
  const kept = give.units - swapped;
  const offered = isA ? { a: kept, b: minToReceive } : { a: minToReceive, b: kept };
  const deposit = quoteDeposit({ ...pool, ...exchange.after }, offered, false);
  const [takenKept, takenBought] = isA
    ? [deposit.taken.a, deposit.taken.b]
    : [deposit.taken.b, deposit.taken.a];
  const remaining = [
    { units: kept - takenKept, assetId: give.assetId },
    { units: exchange.received.units - takenBought, assetId: exchange.received.assetId },
  ] as const;
  return { exchange, minToReceive, deposit, remaining };
}

/** Shares that each side alone would mint after `part` of `units` was swapped. */
interface Mintable {
  readonly byKept: bigint;
  readonly byBought: bigint;
}

function mintable(leg: Leg, supply: bigint, units: bigint, part: bigint, slippage: number): Mintable {
  const { entering, leaving, received } = legFlow(leg, part);
  const offered = received > 0n ? minToReceiveRoundedDown(received, slippage) : 0n;
  return {
    byKept: mulDivDown(supply, units - part, leg.balanceIn + entering),
    byBought: mulDivDown(supply, offered, leg.balanceOut - leaving),
  };
}

/**
 * The part with the greatest min of both mints: byKept falls and byBought grows with it, so the optimum is at their
 * crossing.
 */
function bestSwappedPart(mintsAt: (part: bigint) => Mintable, units: bigint): bigint {
  let low = 0n; // byBought is below byKept here
  let high = units;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const { byKept, byBought } = mintsAt(middle);
    if (byBought >= byKept) high = middle;
    else low = middle;
  }
  const below = mintsAt(low).byBought;
  const above = mintsAt(high).byKept;
  if (below === 0n && above === 0n) return 0n;
  return below > above ? low : high;
}
