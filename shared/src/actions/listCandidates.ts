import * as v from 'valibot';
import { signOf } from '../amounts/signOf.ts';
import type { ChainReader } from '../client/chainClient.ts';
import { chainInt, objectIdOf } from '../protocol/objects.ts';
import type { Candidate } from './getCandidates.ts';
import { getObjects } from './getObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const MOST = 1000;
const rowsSchema = v.array(v.tuple([v.string(), v.string()]));
const common = { vote_id: v.string(), total_votes: chainInt };
const witnessSchema = v.object({ ...common, id: objectIdOf('1.6'), witness_account: objectIdOf('1.2') });
const memberSchema = v.object({
  ...common,
  id: objectIdOf('1.5'),
  committee_member_account: objectIdOf('1.2'),
});
const activeSchema = v.object({
  active_witnesses: v.array(v.string()),
  active_committee_members: v.array(v.string()),
});

/** A candidate with its votes. */
export interface ListedCandidate extends Candidate {
  readonly kind: 'witness' | 'committee';
  /** Core units, as of the last count. */
  readonly totalVotes: bigint;
  /** Elected at the last count: makes blocks, or sits in the committee. */
  readonly isActive: boolean;
}

/** All witnesses and committee members, the most voted for first; at most 1,000 of each. */
export async function listCandidates(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<ListedCandidate[]> {
  const rows = (method: string) =>
    client.call('database', method, ['', MOST], { ...options, schema: rowsSchema });
  const [witnessRows, memberRows, active] = await Promise.all([
    rows('lookup_witness_accounts'),
    rows('lookup_committee_member_accounts'),
    client.call('database', 'get_global_properties', [], { ...options, schema: activeSchema }),
  ]);
  const idsOf = (each: readonly [string, string][]) => each.map(([, id]) => id);
  const [witnesses, members] = await Promise.all([
    getObjects(client, idsOf(witnessRows), witnessSchema, options),
    getObjects(client, idsOf(memberRows), memberSchema, options),
  ]);
  const names = new Map([...witnessRows, ...memberRows].map(([name, id]) => [id, name]));
  const chosen = new Set([...active.active_witnesses, ...active.active_committee_members]);
  const listed = (
    kind: ListedCandidate['kind'],
    accountId: string,
    found: { id: string; vote_id: string; total_votes: bigint },
  ) => ({
    kind,
    accountId,
    voteId: found.vote_id,
    name: names.get(found.id) ?? accountId,
    totalVotes: found.total_votes,
    isActive: chosen.has(found.id),
  });
  const all = [
    ...witnesses.flatMap((each) => (each === null ? [] : listed('witness', each.witness_account, each))),
    ...members.flatMap((each) =>
      each === null ? [] : listed('committee', each.committee_member_account, each),
    ),
  ];
  return all.sort((one, other) => signOf(other.totalVotes - one.totalVotes));
}
