import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { chainInt, objectIdOf } from '../protocol/objects.ts';
import { getAccounts } from './getAccounts.ts';
import type { ReadOptions } from './readOptions.ts';

const voteId = v.pipe(v.string(), v.regex(/^[0-3]:\d{1,8}$/u, 'not a vote id'));
const common = { vote_id: voteId, total_votes: v.optional(chainInt) };
/** A witness, a committee member or a worker, as lookup_vote_ids gives them. */
const candidateSchema = v.union([
  v.object({ ...common, id: objectIdOf('1.6'), witness_account: objectIdOf('1.2') }),
  v.object({ ...common, id: objectIdOf('1.5'), committee_member_account: objectIdOf('1.2') }),
  v.object({
    id: objectIdOf('1.14'),
    worker_account: objectIdOf('1.2'),
    vote_for: voteId,
    vote_against: v.optional(voteId),
  }),
]);
const schema = v.array(v.nullable(candidateSchema));
type Found = v.InferOutput<typeof candidateSchema>;

/** A candidate that receives votes. */
export interface Candidate {
  readonly voteId: string;
  readonly accountId: string;
  readonly name: string;
}

const idOf = (found: Found): string =>
  'worker_account' in found
    ? found.worker_account
    : 'witness_account' in found
      ? found.witness_account
      : found.committee_member_account;
const votesOf = (found: Found): readonly (string | undefined)[] =>
  'vote_for' in found ? [found.vote_for, found.vote_against] : [found.vote_id];

/**
 * The candidates behind vote ids, in their order.
 * @throws AppError votes.unknown (facts: voteId) for an id without a candidate, node.bad_answer
 */
export async function getCandidates(
  client: ChainReader,
  voteIds: readonly string[],
  options: ReadOptions = {},
): Promise<Candidate[]> {
  if (voteIds.length === 0) return [];
  const found = await client.call('database', 'lookup_vote_ids', [voteIds], { ...options, schema });
  const accountIds = voteIds.map((id, index) => {
    const each = found[index];
    if (each == null) throw new AppError('votes.unknown', { voteId: id });
    if (!votesOf(each).includes(id))
      throw new AppError('node.bad_answer', { method: 'lookup_vote_ids', detail: id });
    return idOf(each);
  });
  const accounts = await getAccounts(client, accountIds, options);
  return voteIds.map((id, index) => {
    const account = accounts[index];
    if (account == null) throw new AppError('node.bad_answer', { method: 'get_accounts', detail: id });
    return { voteId: id, accountId: account.id, name: account.name };
  });
}
