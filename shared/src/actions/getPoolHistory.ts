import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type PoolHistoryEntry, poolHistorySchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(poolHistorySchema);

/** A part of a pool's history, by its own sequence numbers (1 is its creation). */
export interface PoolHistoryRange {
  /** 1.19.x */
  readonly pool: string;
  /** The newest one wanted; absent: the latest. */
  readonly sequence?: number | undefined;
  /** At most 101. */
  readonly limit?: number | undefined;
  /** Only operations of this type (59 to 63, 75). */
  readonly operationType?: number | undefined;
}

/** Operations of a pool, newest first. */
export function getPoolHistory(
  client: ChainReader,
  { pool, sequence, limit = 5, operationType }: PoolHistoryRange,
  options: ReadOptions = {},
): Promise<PoolHistoryEntry[]> {
  const filter = operationType === undefined ? [] : [operationType];
  const params = [pool, sequence ?? null, null, limit, ...filter];
  return client.call('history', 'get_liquidity_pool_history_by_sequence', params, { ...options, schema });
}
