import { clientAnswering } from '@xbts/shared/actions/recordedClient.fixture.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { type Votes, votedOptions, votesUpdate } from '@xbts/shared/protocol/votes.ts';
import { expect, it } from 'vitest';
import { readKnownVotes, readLaterVotes, readVotes } from './readVotes.ts';

const authority = { weight_threshold: 1, account_auths: [], key_auths: [], address_auths: [] };
const options = (votes: Votes) => votedOptions({ memo_key: 'BTS' }, votes);
const NOBODY = '1.2.5';

const account = (id: string) => ({
  id,
  name: `account-${id.slice(4)}`,
  membership_expiration_date: '1970-01-01T00:00:00',
  registrar: '1.2.0',
  referrer: '1.2.0',
  lifetime_referrer: '1.2.0',
  owner: authority,
  active: authority,
  options: options({ proxyId: NOBODY, votes: [] }),
  statistics: '2.6.0',
  whitelisting_accounts: [],
  blacklisting_accounts: [],
  whitelisted_accounts: [],
  blacklisted_accounts: [],
});

/** A node on which vote 1:N belongs to account 1.2.N, up to 1:9; it knows accounts up to 1.2.99. */
const node = clientAnswering((method, [asked]) => {
  const ids = asked as string[];
  if (method === 'get_accounts') return ids.map((id) => (Number(id.slice(4)) < 100 ? account(id) : null));
  return ids.map((vote_id) => {
    const instance = vote_id.slice(2);
    return Number(instance) > 9
      ? null
      : { id: `1.6.${instance}`, witness_account: `1.2.${instance}`, vote_id };
  });
});

const payerWith = (votes: Votes) => ({ options: options(votes) as Account['options'] });
const update = (votes: Votes): Operation => [
  6,
  votesUpdate({ id: '1.2.18', options: options(votes) as Account['options'] }, votes),
];
const named = (...instances: number[]) =>
  instances.map((instance) => ({ voteId: `1:${instance}`, name: `account-${instance}` }));

it('a change of votes lists the additions and removals, and the proxy if that changes', async () => {
  const before = payerWith({ proxyId: NOBODY, votes: ['1:1', '1:2'] });
  expect(await readVotes(node, before, [update({ proxyId: NOBODY, votes: ['1:2', '1:3', '1:4'] })])).toEqual({
    proxy: null,
    added: named(3, 4),
    removed: named(1),
  });
  expect(await readVotes(node, before, [update({ proxyId: '1.2.20', votes: ['1:1', '1:2'] })])).toEqual({
    proxy: { id: '1.2.20', name: 'account-20' },
    added: [],
    removed: [],
  });
  await expect(readVotes(node, before, [update({ proxyId: '1.2.404', votes: [] })])).rejects.toMatchObject({
    code: 'chain.unknown_account',
    facts: { account: '1.2.404' },
  });
});

it('an operation without votes lists none', async () => {
  expect(await readVotes(node, payerWith({ proxyId: NOBODY, votes: [] }), [])).toBeUndefined();
  expect(await readLaterVotes(node, [])).toEqual([]);
  expect(await readKnownVotes(node, [])).toEqual([]);
});

it('votes without an owner are refused for signing, and left out of a list', async () => {
  const later = [update({ proxyId: NOBODY, votes: ['1:3', '1:10', '1:11'] })];
  expect(await readLaterVotes(node, [update({ proxyId: NOBODY, votes: ['1:3'] })])).toEqual(named(3));
  await expect(readLaterVotes(node, later)).rejects.toMatchObject({ code: 'votes.unknown' });
  expect(await readKnownVotes(node, later)).toEqual(named(3));
});
