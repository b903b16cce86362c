import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { realClock, type SenderClock } from '../../clock.ts';
import type { Storage } from '../../storage/openStorage.ts';
import type { NoticeLinks } from '../notice.ts';
import { type Backoff, backoffMs } from './backoff.ts';
import type { SendNotice, SendResult } from './sendNotice.ts';

type Say = (facts: object, text: string) => void;

/** The part of the process's log that the sender uses. */
export interface SenderLog {
  info: Say;
  warn: Say;
  error: Say;
}

export interface SenderOptions {
  readonly storage: Storage;
  /** The Bot API's call. */
  readonly send: SendNotice;
  readonly links: NoticeLinks;
  readonly log: SenderLog;
  readonly clock?: SenderClock;
  /** The time of day, milliseconds since 1970, for quiet times. */
  readonly now?: () => number;
  /** Messages a second of all processes together; the platform accepts 30 without payment. */
  readonly perSecond?: number;
  /** Between two messages to one chat. */
  readonly chatGapMs?: number;
  /** Time limit of a call. Must be well below leaseMs. */
  readonly deadlineMs?: number;
  /** A process's claims are freed for the others after this time without a sign of life. */
  readonly leaseMs?: number;
  /** Interval of checking an empty queue. */
  readonly idleMs?: number;
  /** Maximum concurrent calls. */
  readonly atOnce?: number;
  /** Waits after failures. */
  readonly backoff?: Backoff;
  /** A notice that still fails at this age is given up. */
  readonly tooOldMs?: number;
  /** Called with every outcome (metrics). */
  readonly observe?: (outcome: SendResult['kind']) => void;
}

export type SenderSettings = Required<SenderOptions>;

/** The options with their defaults. */
export function senderSettings(options: SenderOptions): SenderSettings {
  const perSecond = options.perSecond ?? 30;
  return {
    clock: realClock,
    perSecond,
    chatGapMs: 1_000,
    deadlineMs: 10_000,
    leaseMs: 30_000,
    idleMs: 1_000,
    now: Date.now,
    // Enough for a platform that takes a quarter of a second to answer; calls in flight when the process is killed are
    // sent twice.
    atOnce: Math.min(100, Math.max(4, Math.ceil(perSecond / 4))),
    backoff: { firstMs: 1_000, longestMs: 600_000 },
    tooOldMs: 2 * DAY_MS,
    observe: () => undefined,
    ...options,
  };
}

/** The wait after attempt number `attempt`, in milliseconds; undefined: the notice is too old now. */
export function nextTryMs(
  { backoff, tooOldMs }: Pick<SenderSettings, 'backoff' | 'tooOldMs'>,
  notice: { attempt: number; ageMs: number },
): number | undefined {
  return notice.ageMs > tooOldMs ? undefined : backoffMs(backoff, notice.attempt);
}
