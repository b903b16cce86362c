import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readProposalList } from './useProposals.ts';

const key = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';
const authority = { weight_threshold: 1, account_auths: [], key_auths: [[key, 1]], address_auths: [] };
const account = (id: string, name: string) => ({
  id,
  name,
  membership_expiration_date: '1970-01-01T00:00:00',
  registrar: '1.2.0',
  referrer: '1.2.0',
  lifetime_referrer: '1.2.0',
  owner: authority,
  active: authority,
  options: {
    memo_key: key,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  },
  statistics: '2.6.0',
  whitelisting_accounts: [],
  blacklisting_accounts: [],
  whitelisted_accounts: [],
  blacklisted_accounts: [],
});
const accounts = [account('1.2.18', 'alice-trader7'), account('1.2.9', 'init3')];
const fee = { amount: 100, asset_id: CORE_ASSET_ID };
const votesFor = (...votes: string[]) => [
  6,
  {
    fee,
    account: '1.2.18',
    new_options: { ...account('1.2.18', '').options, num_witness: votes.length, votes },
    extensions: {},
  },
];
const payment = [
  0,
  { fee, from: '1.2.18', to: '1.2.9', amount: { amount: 5, asset_id: CORE_ASSET_ID }, extensions: [] },
];
const proposal = (id: string, operation: unknown) => ({
  id,
  expiration_time: '2026-11-30T00:00:00',
  proposed_transaction: {
    ref_block_num: 0,
    ref_block_prefix: 0,
    expiration: '2026-11-30T00:00:00',
    operations: [operation],
    extensions: [],
  },
  required_active_approvals: ['1.2.18'],
  available_active_approvals: [],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: '1.2.9',
  fail_reason: '',
});
const witness = { id: '1.6.4', witness_account: '1.2.9', vote_id: '1:3', total_votes: '12' };

/** A node with these proposals and a single witness. */
function nodeWith(proposals: readonly object[]): ChainReader {
  const byName = (wanted: unknown) =>
    accounts.find(({ id, name }) => id === wanted || name === wanted) ?? null;
  const answers: Record<string, (asked: readonly unknown[]) => unknown> = {
    get_accounts: ([ids]) => (ids as unknown[]).map(byName),
    get_account_references: () => [],
    get_proposed_transactions: () => proposals,
    lookup_vote_ids: ([ids]) => (ids as string[]).map((id) => (id === '1:3' ? witness : null)),
    get_assets: ([ids]) => (ids as unknown[]).map(() => null),
  };
  const call: ChainReader['call'] = async (_api, method, params, options) => {
    const answer = answers[method]?.(params);
    return options?.schema === undefined ? (answer as never) : (v.parse(options.schema, answer) as never);
  };
  return { call };
}

it('a proposal with an unassigned vote does not block the others, and known candidates have their names', async () => {
  const list = await readProposalList(
    nodeWith([proposal('1.10.1', votesFor('1:999', '1:3', '2:4000')), proposal('1.10.2', payment)]),
    'alice-trader7',
  );
  expect(list.proposals.map(({ id }) => id)).toEqual(['1.10.1', '1.10.2']);
  expect(list.candidates).toEqual([{ voteId: '1:3', name: 'init3' }]);
});

it('other missing answers about the votes are errors', async () => {
  const node = nodeWith([proposal('1.10.1', votesFor('1:3'))]);
  const call: ChainReader['call'] = async (api, method, ...rest) => {
    if (method === 'lookup_vote_ids') throw new AppError('node.timeout', { method });
    return node.call(api, method, ...rest);
  };
  await expect(readProposalList({ call }, 'alice-trader7')).rejects.toMatchObject({ code: 'node.timeout' });
});
