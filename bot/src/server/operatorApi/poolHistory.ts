import { getRawPoolHistory, type RawPoolHistoryRow } from '@xbts/shared/actions/raw/getRawPoolHistory.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';

/** As many as a node gives at once. */
const MOST_ROWS = 101;

/** What is asked of a pool's history; `op` and `operation` are two spellings of one filter. */
interface HistoryQuestion {
  readonly id: string;
  readonly limit: number;
  readonly op?: number | null | undefined;
  readonly operation?: number | null | undefined;
  readonly sequence?: number | null | undefined;
}

/** A pool's newest operations as the node keeps them; none for a pool that does not exist. */
export const newestPoolHistory = (client: ChainReader, pool: string): Promise<RawPoolHistoryRow[]> =>
  getRawPoolHistory(client, { pool, limit: MOST_ROWS });

/** A pool's operations as the node keeps them, newest first, from `sequence` down. */
export function filteredPoolHistory(
  client: ChainReader,
  { id, limit, op, operation, sequence }: HistoryQuestion,
): Promise<RawPoolHistoryRow[]> {
  return getRawPoolHistory(client, {
    pool: id,
    limit,
    sequence: sequence ?? undefined,
    operationType: op ?? operation ?? undefined,
  });
}
