import { DAY_MS } from '../amounts/durations.ts';
import { msOfChainTime } from './chainTime.ts';

/** C/db_maint.cpp, vote_recalc_options: full weight for 360 days, then eight steps of 45 days, each an eighth less. */
const FULL_DAYS = 360;
const STEP_DAYS = 45;
const STEPS = 8;

/** The decay of unchanged votes; milliseconds since 1970. */
export interface VoteDecay {
  /** End of the full weight. */
  readonly fullUntil: number;
  /** The moment when the weight reaches zero. */
  readonly goneAt: number;
  /** Remaining eighths. */
  readonly eighths: number;
}

/** The decay of votes last changed at a chain time; null for an account that never voted. */
export function voteDecay(lastVote: string, now: number): VoteDecay | null {
  const last = msOfChainTime(lastVote);
  if (last === 0) return null;
  const fullUntil = last + FULL_DAYS * DAY_MS;
  const goneAt = fullUntil + (STEPS - 1) * STEP_DAYS * DAY_MS;
  const lost = now < fullUntil ? 0 : Math.floor((now - fullUntil) / (STEP_DAYS * DAY_MS)) + 1;
  return { fullUntil, goneAt, eighths: Math.max(STEPS - lost, 0) };
}
