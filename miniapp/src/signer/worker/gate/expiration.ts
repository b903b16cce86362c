import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/** Maximum milliseconds from the agreed time to a transaction's expiration (design.md decision 4). */
const LONGEST_MS = 120_000;
/**
 * Further allowance by this device's clock. Network-set clocks are right to a second, and the app's own expirations are
 * at most a minute after the head: with this allowance, a clock up to two minutes slow still signs.
 */
const CLOCK_MS = 60_000;

/**
 * Refuses an expiration that leaves the transaction's fate open for long. The time that nodes of two operators agree on
 * outranks this device's clock, which may be wrong; a single node's time does not.
 * @throws AppError signer.expiration_too_far
 */
export function assertExpiration(
  expiration: string,
  { time, nodes }: Pick<AgreedFacts, 'time' | 'nodes'>,
  now: number,
): void {
  const end = msOfChainTime(expiration);
  const latest = nodes < 2 ? Math.min(time + LONGEST_MS, now + LONGEST_MS + CLOCK_MS) : time + LONGEST_MS;
  // This form also refuses NaN.
  if (end <= latest) return;
  const minutes = Math.ceil((end - Math.min(time, now)) / MINUTE_MS);
  throw new AppError('signer.expiration_too_far', { minutes: Number.isFinite(minutes) ? minutes : 0 });
}
