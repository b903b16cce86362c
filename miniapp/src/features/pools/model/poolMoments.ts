import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type PoolEvent, type PoolPast, pastOf } from './poolEvents.ts';
import { readPoolsFromChain } from './pools.ts';
import { MOST_EVENTS, readPoolEvents } from './readPoolEvents.ts';

const REFRESH_MS = 80_000; // spec §9: base 8 s, shorter 10x
/** Maximum pages: a node's month of a busy pool would be too much for a phone. */
const MOST_PAGES = 20;
const MOST_TRIES = 3;

async function eventsSince(pool: string, since: number, signal: AbortSignal): Promise<PoolEvent[]> {
  const events: PoolEvent[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const oldest = events.at(-1);
    if (oldest !== undefined && (oldest.time < since || oldest.sequence === 1)) break;
    const sequence = oldest === undefined ? undefined : oldest.sequence - 1;
    const read = await readPoolEvents({ pool, sequence, limit: MOST_EVENTS }, signal);
    events.push(...read);
    if (read.length < MOST_EVENTS) break;
  }
  return events;
}

/**
 * A pool's history of that many hours, as far as 2,000 operations reach. @throws AppError pool.not_found, and those of
 * ChainClient.call
 */
export async function readPoolPast(id: string, hours: number, signal: AbortSignal): Promise<PoolPast> {
  const now = Date.now();
  const begin = now - hours * HOUR_MS;
  let events = await eventsSince(id, begin, signal);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const pool = (await readPoolsFromChain(reads, [id], { signal })).get(id);
    if (pool === undefined) throw new AppError('pool.not_found', { poolId: id });
    const [newest] = await readPoolEvents({ pool: id, limit: 1 }, signal);
    // The balances belong to the newest operation only if none came between the two reads.
    if (newest?.sequence === events[0]?.sequence) {
      return pastOf(events, pool, { balances: { a: pool.balanceA, b: pool.balanceB }, begin, now });
    }
    events = await eventsSince(id, begin, signal);
  }
  throw new AppError('node.bad_answer', { method: 'get_liquidity_pool_history', detail: 'moves too fast' });
}

/** A pool's history of that many hours, for charts; read again every 80 s. */
export function usePoolPast(id: string, hours: number): UseQueryResult<PoolPast> {
  return useQuery({
    queryKey: ['poolPast', id, hours],
    queryFn: ({ signal }) => readPoolPast(id, hours, signal),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    meta: { isPrivate: true },
  });
}
