import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { chainInt, chainTime, objectIdOf } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const voteId = v.pipe(v.string(), v.regex(/^2:\d{1,8}$/u, 'not a vote id of a worker'));
/** bitshares-core libraries/chain/include/graphene/chain/worker_object.hpp */
const workerSchema = v.object({
  id: objectIdOf('1.14'),
  worker_account: objectIdOf('1.2'),
  work_begin_date: chainTime,
  work_end_date: chainTime,
  daily_pay: chainInt,
  name: v.string(),
  url: v.string(),
  vote_for: voteId,
  total_votes_for: chainInt,
  total_votes_against: chainInt,
});
const schema = v.array(workerSchema);
const budgetSchema = v.object({ parameters: v.object({ worker_budget_per_day: chainInt }) });

/** Somebody who asks to be paid from the network's reserve, as the chain has it; amounts in core units. */
export type Worker = v.InferOutput<typeof workerSchema>;

/** All workers that ever were, and what all together are paid a day at the most, core units. @throws AppError those of ChainReader.call */
export async function listWorkers(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<{ workers: Worker[]; dailyBudget: bigint }> {
  const [workers, { parameters }] = await Promise.all([
    client.call('database', 'get_all_workers', [], { ...options, schema }),
    client.call('database', 'get_global_properties', [], { ...options, schema: budgetSchema }),
  ]);
  return { workers, dailyBudget: parameters.worker_budget_per_day };
}
