import { getRawPoolHistory, type RawPoolHistoryRow } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';

/** A node's maximum rows. */
const MOST_ROWS = 101;

/** The query of a pool's history; `op` and `operation` are two spellings of one filter. */
interface HistoryQuestion {
  readonly id: string;
  readonly limit: number;
  readonly op?: number | null | undefined;
  readonly operation?: number | null | undefined;
  readonly sequence?: number | null | undefined;
}

/** A pool's newest operations in the node's form; empty for an unknown pool. */
export const newestPoolHistory = (client: ChainReader, pool: string): Promise<RawPoolHistoryRow[]> =>
  getRawPoolHistory(client, { pool, limit: MOST_ROWS });

/** A pool's operations in the node's form, newest first, from `sequence` down. */
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
