import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { FULL_PERCENT } from './fees.ts';

/** The default slippage: 0.5 %, in hundredths of a percent. */
export const DEFAULT_SLIPPAGE = 50;

/**
 * The minimum that an exchange may give: the quoted units less the slippage (whole hundredths of a percent), rounded
 * down, but at least one unit, as the chain requires. Each of `hops` consecutive exchanges gets an equal share of the
 * slippage, so that the whole route stays within it.
 * @throws AppError pool.slippage_out_of_range unless 0 ≤ slippage < 10000
 */
export function minToReceiveRoundedDown(received: bigint, slippage: number, hops = 1): bigint {
  const [kept, full] = keptPart(slippage, hops);
  const least = mulDivDown(received, kept, full);
  return least > 0n ? least : 1n;
}

/**
 * The fewest quoted units whose min_to_receive is at least `least`.
 * @throws AppError pool.slippage_out_of_range unless 0 ≤ slippage < 10000
 */
export function quoteForMinToReceiveRoundedUp(least: bigint, slippage: number, hops = 1): bigint {
  const [kept, full] = keptPart(slippage, hops);
  return least <= 1n ? 1n : mulDivUp(least, full, kept);
}

function keptPart(slippage: number, hops: number): [kept: bigint, full: bigint] {
  if (!Number.isInteger(slippage) || slippage < 0 || BigInt(slippage) >= FULL_PERCENT) {
    throw new AppError('pool.slippage_out_of_range', { slippage });
  }
  const full = FULL_PERCENT * BigInt(hops);
  return [full - BigInt(slippage), full];
}
