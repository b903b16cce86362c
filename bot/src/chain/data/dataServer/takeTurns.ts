import type { Clock } from '@xbts/shared/client/clock.ts';
import { hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Log } from '../../../logging.ts';
import type { Metrics } from '../../../metrics.ts';
import type { ItemName, ReadName } from '../../../upstreams/dataSource.ts';
import { within } from '../../../upstreams/readsInTime.ts';
import type { UpstreamState } from '../../../upstreams/upstream.ts';

/** The data server's time limit for a whole answer: with other sources available, and without. */
const PROMPT_MS = 2_000;
const ALONE_MS = 8_000;
/** After a request without an answer the others come first for this time. */
const PASSED_OVER_MS = 30_000;

export interface TurnsDeps {
  /** The data server's recent health. */
  readonly state: () => UpstreamState;
  /** Whether its figures are old. */
  readonly isBehind: () => boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** One answer from two places. */
interface Turn<Answer> {
  readonly what: ReadName | ItemName;
  readonly dataServer: () => Promise<Answer>;
  readonly others: () => Promise<Answer>;
  /** Whether the others are available now. */
  readonly hasOthers: boolean;
}

/** An answer, and whether it is the data server's. */
export interface Taken<Answer> {
  readonly answer: Answer;
  readonly isServed: boolean;
}

/**
 * Asks the data server, and the others when it fails, has no data, or is too slow; the others first while it is down or
 * behind the chain. Answers of the others are counted, and a new reason is logged.
 */
export function takeTurns({ state, isBehind, clock, log, metrics }: TurnsDeps) {
  const told = new Map<string, string>();

  function tell(what: string, reason: string): void {
    metrics.dataFallbacks.inc({ what, reason });
    if (told.get(what) === reason) return;
    told.set(what, reason);
    log.info({ what, reason }, 'asked of others than the data server');
  }

  /** The reason why the data server comes second now, if any. */
  function objection(): string | undefined {
    const { failure, lastFailureAt } = state();
    const isAway = failure === 'service.unreachable' && clock.now() - (lastFailureAt ?? 0) < PASSED_OVER_MS;
    if (isAway) return 'away';
    return isBehind() ? 'behind' : undefined;
  }

  async function othersFirst<Answer>({ dataServer, others }: Turn<Answer>): Promise<Taken<Answer>> {
    try {
      return { answer: await others(), isServed: false };
    } catch (failure) {
      if (hasCode(failure, 'request.not_found')) throw failure;
      const answer = await dataServer().catch(() => {
        // The log has the data server's reason; the user's sentence is about the others.
        throw failure;
      });
      return { answer, isServed: true };
    }
  }

  return async function read<Answer>(turn: Turn<Answer>): Promise<Taken<Answer>> {
    const { what, dataServer, others, hasOthers } = turn;
    const reason = hasOthers ? objection() : undefined;
    if (reason !== undefined) {
      tell(what, reason);
      return othersFirst(turn);
    }
    try {
      const answer = await within(dataServer(), hasOthers ? PROMPT_MS : ALONE_MS, clock);
      return { answer, isServed: true };
    } catch (thrown) {
      const error = toAppError(thrown);
      tell(what, error.code);
      const isUnknown = error.code === 'request.not_found';
      if (isUnknown && !hasOthers) throw error;
      const answer = await others().catch((failure: unknown) => {
        throw isUnknown ? error : failure;
      });
      return { answer, isServed: false };
    }
  };
}
