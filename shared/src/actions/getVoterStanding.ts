import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { chainInt, chainTime } from '../protocol/objects.ts';
import { getObjects } from './getObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const statisticsSchema = v.object({
  last_vote_time: chainTime,
  vote_tally_time: chainTime,
  vp_all: chainInt,
  total_core_in_orders: chainInt,
  total_core_pob: chainInt,
  total_core_inactive: chainInt,
});
const dynamicSchema = v.object({
  total_pob: chainInt,
  total_inactive: chainInt,
  next_maintenance_time: chainTime,
});

/** The weight of an account's votes, and the time of the next count. */
export interface VoterStanding {
  readonly statistics: v.InferOutput<typeof statisticsSchema>;
  /** The chain counts only coins in voting tickets, because at least one ticket exists; this account has none. */
  readonly needsTickets: boolean;
  /** The time of the next count. */
  readonly nextCount: string;
}

/** Reads an account's voting weight, by its statistics' id (2.6.x). @throws AppError node.bad_answer */
export async function getVoterStanding(
  client: ChainReader,
  statisticsId: string,
  options: ReadOptions = {},
): Promise<VoterStanding> {
  const [[statistics], [dynamic]] = await Promise.all([
    getObjects(client, [statisticsId], statisticsSchema, options),
    getObjects(client, ['2.1.0'], dynamicSchema, options),
  ]);
  if (statistics == null || dynamic == null)
    throw new AppError('node.bad_answer', { method: 'get_objects', detail: statisticsId });
  // C/db_maint.cpp: the chain ignores tickets while `pob_activated && stats.total_core_pob == 0 &&
  // stats.total_core_inactive == 0`.
  const areTickets = dynamic.total_pob > 0n || dynamic.total_inactive > 0n;
  const hasNone = statistics.total_core_pob === 0n && statistics.total_core_inactive === 0n;
  return { statistics, needsTickets: areTickets && hasNone, nextCount: dynamic.next_maintenance_time };
}
