import { expect, it } from 'vitest';
import { getCandidates } from './getCandidates.ts';
import { getVoterStanding } from './getVoterStanding.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const authority = { weight_threshold: 1, account_auths: [], key_auths: [], address_auths: [] };
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
    memo_key: 'BTS',
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
const witness = { id: '1.6.4', witness_account: '1.2.9', vote_id: '1:3', total_votes: '12' };
const worker = { id: '1.14.2', worker_account: '1.2.10', vote_for: '2:8', vote_against: '2:9' };

const answering = (found: unknown) =>
  clientAnswering((method) =>
    method === 'lookup_vote_ids' ? found : [account('1.2.9', 'init3'), account('1.2.10', 'worker-1')],
  );

it('returns the candidates in the order of the votes', async () => {
  expect(await getCandidates(answering([witness, worker]), ['1:3', '2:9'])).toEqual([
    { voteId: '1:3', accountId: '1.2.9', name: 'init3' },
    { voteId: '2:9', accountId: '1.2.10', name: 'worker-1' },
  ]);
});

it('refuses a vote without a candidate, and a candidate of another vote', async () => {
  await expect(getCandidates(answering([null]), ['1:3'])).rejects.toMatchObject({ code: 'votes.unknown' });
  await expect(getCandidates(answering([witness]), ['1:4'])).rejects.toMatchObject({
    code: 'node.bad_answer',
  });
});

it('reports that coins without voting tickets do not count once any account has tickets', async () => {
  const statistics = {
    last_vote_time: '1970-01-01T00:00:00',
    vote_tally_time: '1970-01-01T00:00:00',
    vp_all: 0,
    total_core_in_orders: 5,
    total_core_pob: 0,
    total_core_inactive: 0,
  };
  const standing = (own: object, all: object) =>
    getVoterStanding(
      clientAnswering((_method, params) =>
        JSON.stringify(params).includes('2.1.0')
          ? [{ total_pob: 0, total_inactive: 0, next_maintenance_time: '2026-11-24T00:00:00', ...all }]
          : [{ ...statistics, ...own }],
      ),
      '2.6.18',
    );
  expect((await standing({}, {})).needsTickets).toBe(false);
  expect((await standing({}, { total_pob: '9000000000' })).needsTickets).toBe(true);
  expect((await standing({ total_core_pob: 7 }, { total_pob: 7 })).needsTickets).toBe(false);
});

it('without the statistics of the account or the chain, the way votes count is unknown', async () => {
  const statistics = {
    last_vote_time: '2026-11-20T05:00:00',
    vote_tally_time: '2026-11-21T05:00:00',
    vp_all: 5,
    total_core_in_orders: 0,
    total_core_pob: 0,
    total_core_inactive: 0,
  };
  const dynamic = { total_pob: 0, total_inactive: 0, next_maintenance_time: '2026-11-24T00:00:00' };
  for (const [own, all] of [
    [null, dynamic],
    [statistics, null],
  ]) {
    const client = clientAnswering((_, [ids]) => [(ids as string[]).includes('2.1.0') ? all : own]);
    await expect(getVoterStanding(client, '2.6.18')).rejects.toMatchObject({ code: 'node.bad_answer' });
  }
});
