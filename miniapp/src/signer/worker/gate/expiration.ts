import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/** How far after the agreed time a transaction may expire (design.md decision 4), milliseconds. */
const LONGEST_MS = 120_000;
/**
 * How much further it may lie by this device's clock. Clocks that are set by the network are right to a second, and the app's own
 * expirations lie at most a minute after the head: with this much more, a clock that is up to two minutes slow still signs.
 */
const CLOCK_MS = 60_000;

/**
 * Refuses an expiration that keeps the transaction's fate open for long. Nodes of two operators that agree on the time are
 * believed against this device's clock, which may be wrong; one node alone is not.
 * @throws AppError signer.expiration_too_far
 */
export function assertExpiration(
  expiration: string,
  { time, nodes }: Pick<AgreedFacts, 'time' | 'nodes'>,
  now: number,
): void {
  const end = msOfChainTime(expiration);
  const latest = nodes < 2 ? Math.min(time + LONGEST_MS, now + LONGEST_MS + CLOCK_MS) : time + LONGEST_MS;
  // Written so that a time that is no number is refused.
  if (end <= latest) return;
  const minutes = Math.ceil((end - Math.min(time, now)) / MINUTE_MS);
  throw new AppError('signer.expiration_too_far', { minutes: Number.isFinite(minutes) ? minutes : 0 });
}
