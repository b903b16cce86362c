import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { CoinRecord } from '@xbts/shared/services/gatewayRecord.ts';

/** What is done with a coin at a gateway. */
export type GatewayDirection = 'deposit' | 'withdraw';

/** maintenance: the gateway says so · unknown: not asked yet, or no answer. */
export type NetworkState = 'works' | 'slow' | 'maintenance' | 'unknown';

/** A slower answer feels like waiting. */
const SLOW_ANSWER_MS = 3_000;
/** A withdrawal that has waited for longer is late. */
const LATE_MS = HOUR_MS;

/** Whether a withdrawal has been waiting for more than an hour, as far as the chain shows. */
export const isPayingLate = (record: CoinRecord | undefined, now: number): boolean =>
  record !== undefined && record.waitingSince !== null && now - record.waitingSince > LATE_MS;

/**
 * The present state of one direction through a gateway, by the bot's last check and the chain's record of its
 * withdrawals.
 */
export function networkState(
  { state, latencyMs }: Pick<BoardGateway, 'state' | 'latencyMs'>,
  { isOpen, isLate }: { isOpen: boolean; isLate: boolean },
): NetworkState {
  if (!isOpen) return 'maintenance';
  if (state !== 'ok') return 'unknown';
  return isLate || (latencyMs !== null && latencyMs >= SLOW_ANSWER_MS) ? 'slow' : 'works';
}
