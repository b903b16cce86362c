import * as v from 'valibot';
import { DAY_SECONDS } from '../amounts/durations.ts';
import type { ChainReader } from '../client/chainClient.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import { chainInt, chainTime, objectIdOf, vestingBalanceSchema } from '../protocol/objects.ts';
import { getObjects } from './getObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const voteId = v.pipe(v.string(), v.regex(/^2:\d{1,8}$/u, 'not a vote id of a worker'));
const burned = v.object({ total_burned: chainInt });
/**
 * The destination of a worker's pay: back to the reserve, vesting for its account, or burned. An unknown kind does not
 * break the list.
 */
const paySchema = v.union([
  v.tuple([v.literal(0), burned]),
  v.tuple([v.literal(1), v.object({ balance: objectIdOf('1.13') })]),
  v.tuple([v.literal(2), burned]),
  v.pipe(
    v.tuple([v.pipe(v.number(), v.integer(), v.minValue(3)), v.unknown()]),
    v.transform((): [null, null] => [null, null]),
  ),
]);
/** bitshares-core libraries/chain/include/graphene/chain/worker_object.hpp */
const workerSchema = v.object({
  id: objectIdOf('1.14'),
  worker_account: objectIdOf('1.2'),
  work_begin_date: chainTime,
  work_end_date: chainTime,
  daily_pay: chainInt,
  worker: paySchema,
  vote_for: voteId,
  vote_against: voteId,
  total_votes_for: chainInt,
  total_votes_against: chainInt,
  name: v.string(),
  url: v.string(),
});
const schema = v.array(workerSchema);
const budgetSchema = v.object({ parameters: v.object({ worker_budget_per_day: chainInt }) });

type WorkerObject = v.InferOutput<typeof workerSchema>;

/** The destination of a worker's pay. days: its vesting time; null when unknown. */
export type WorkerPay =
  | { readonly kind: 'refund' | 'burn' | 'other' }
  | { readonly kind: 'vesting'; readonly days: number | null };

/** A worker that asks for pay from the network's reserve, as the chain stores it; amounts in core units. */
export interface Worker extends Omit<WorkerObject, 'worker'> {
  readonly pay: WorkerPay;
}

const balanceOf = ({ worker }: WorkerObject): string[] => (worker[0] === 1 ? [worker[1].balance] : []);

/** The vesting time of workers' pay in days, by the ids of their balances. */
async function readDays(
  client: ChainReader,
  workers: readonly WorkerObject[],
  options: ReadOptions,
): Promise<ReadonlyMap<string, number>> {
  const found = await getObjects(client, workers.flatMap(balanceOf), vestingBalanceSchema, options);
  return new Map(
    found.flatMap((each): [string, number][] =>
      each?.policy[0] === 1 ? [[each.id, Math.round(each.policy[1].vesting_seconds / DAY_SECONDS)]] : [],
    ),
  );
}

function payOf(worker: WorkerObject, days: ReadonlyMap<string, number>): WorkerPay {
  const [balance] = balanceOf(worker);
  if (balance !== undefined) return { kind: 'vesting', days: days.get(balance) ?? null };
  return { kind: worker.worker[0] === 0 ? 'refund' : worker.worker[0] === 2 ? 'burn' : 'other' };
}

/**
 * All workers, past ones included, and the maximum daily budget of all together, core units. The vesting of pay is not
 * read for workers that ended before `now` (milliseconds by the chain's clock).
 * @throws AppError those of ChainReader.call
 */
export async function listWorkers(
  client: ChainReader,
  now: number,
  options: ReadOptions = {},
): Promise<{ workers: Worker[]; dailyBudget: bigint }> {
  const [found, { parameters }] = await Promise.all([
    client.call('database', 'get_all_workers', [], { ...options, schema }),
    client.call('database', 'get_global_properties', [], { ...options, schema: budgetSchema }),
  ]);
  const days = await readDays(
    client,
    found.filter(({ work_end_date }) => msOfChainTime(work_end_date) >= now),
    options,
  );
  return {
    workers: found.map(({ worker, ...rest }) => ({ ...rest, pay: payOf({ worker, ...rest }, days) })),
    dailyBudget: parameters.worker_budget_per_day,
  };
}
