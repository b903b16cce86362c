import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Market } from '../../chain/market/market.ts';
import { realClock, type SenderClock } from '../../clock.ts';
import type { Log } from '../../logging.ts';
import { retry } from '../../retry.ts';
import { type Leadership, tryToLead } from '../../storage/leadership.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { awaitedSubjects } from '../../storage/repositories/crossedAlerts.ts';
import { createQuoteJudge } from './countedQuotes.ts';
import { evaluatePrices } from './evaluatePrices.ts';

export interface PriceFollowerOptions {
  readonly storage: Storage;
  readonly market: Pick<Market, 'quotes'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Between two ticks. */
  readonly tickMs: number;
  /** Interval at which a standby process tries to lead. */
  readonly leadMs?: number;
  /** Tries to become the leading process; undefined while another leads. */
  readonly lead?: () => Promise<Leadership | undefined>;
  readonly clock?: Pick<SenderClock, 'sleep'>;
}

/**
 * Reads the prices that alerts wait for, one read per subject and tick, and fires those that are reached. One of all
 * processes that share a database does this.
 */
export function createPriceFollower(options: PriceFollowerOptions) {
  const { storage, log, tickMs, leadMs = 5_000, clock = realClock } = options;
  const lead = options.lead ?? (() => tryToLead(storage, 'follow prices'));
  async function tickWhileHeld(leadership: Leadership, signal: AbortSignal): Promise<void> {
    const leading = AbortSignal.any([signal, leadership.lost]);
    try {
      const tick = createTick(options);
      while (!leading.aborted) {
        await tick().catch(passOver(log, signal));
        await clock.sleep(tickMs, leading);
      }
    } finally {
      await leadership.release();
    }
  }
  return {
    /** Follows until the signal aborts. @throws AppError storage.unavailable when writing fails for good */
    run: (signal: AbortSignal): Promise<void> =>
      retry(
        async () => {
          while (!signal.aborted) {
            const leadership = await lead();
            if (leadership === undefined) await clock.sleep(leadMs, signal);
            else await tickWhileHeld(leadership, signal);
          }
        },
        (thrown) => {
          passOver(log, signal)(thrown);
          return leadMs;
        },
        { signal, clock },
      ),
  };
}

/** One tick: reads the awaited prices, judges them, and passes them to the alerts. */
export function createTick({
  storage,
  market,
  log,
}: Pick<PriceFollowerOptions, 'storage' | 'market' | 'log'>): () => Promise<void> {
  const judge = createQuoteJudge(() => Date.now());
  return async () => {
    const subjects = await awaitedSubjects(storage.db);
    const quotes = subjects.length === 0 ? new Map() : await market.quotes(subjects);
    const told = await evaluatePrices(storage, judge(quotes));
    if (told > 0) log.info({ told, subjects: subjects.length }, 'prices that were waited for are reached');
  };
}

/** Failed reads of nodes, services or the database server are repeated with the next tick. */
const passOver =
  (log: Pick<Log, 'warn'>, signal: AbortSignal) =>
  (thrown: unknown): void => {
    const error: AppError = toAppError(thrown);
    if (error.code === 'storage.unavailable') throw error;
    if (hasCode(error, 'node.closed') && signal.aborted) return;
    log.warn({ code: error.code, err: error }, 'prices could not be followed, and are read again');
  };
