import { expect, it } from 'vitest';
import { fakeChain } from './fakeChain.fixture.ts';
import { createLifetimeMembers } from './lifetimeMembers.ts';

const key = `BTS${'1'.repeat(50)}`;
const authority = { weight_threshold: 1, account_auths: [], key_auths: [[key, 1]], address_auths: [] };

/** An account registered by 1.2.17; a lifetime member is its own lifetime referrer. */
const accountOf = (name: string, id: string, lifetime_referrer: string) => ({
  id,
  name,
  registrar: '1.2.17',
  referrer: '1.2.17',
  lifetime_referrer,
  owner: authority,
  active: authority,
  options: {
    memo_key: key,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: {},
  },
  statistics: '2.6.10',
  membership_expiration_date: id === lifetime_referrer ? '1969-12-31T23:59:59' : '1970-01-01T00:00:00',
  whitelisting_accounts: [],
  blacklisting_accounts: [],
  whitelisted_accounts: [],
  blacklisted_accounts: [],
});

const accounts = [
  accountOf('bob-holder2', '1.2.19', '1.2.19'),
  accountOf('dave-newbie4', '1.2.21', '1.2.17'),
];

it('a lifetime member is its own lifetime referrer, requested once from the chain', async () => {
  const { client, calls } = fakeChain({
    'database.get_accounts': ([name]: string[]) => [accounts.find((each) => each.name === name) ?? null],
  });
  const isLifetimeMember = createLifetimeMembers(client);
  expect(await isLifetimeMember('bob-holder2')).toBe(true);
  const asked = calls.length;
  expect(await isLifetimeMember('bob-holder2')).toBe(true);
  expect(calls).toHaveLength(asked);
  expect(await isLifetimeMember('dave-newbie4')).toBe(false);
  expect(await isLifetimeMember('nobody-at-all9')).toBe(false);
});

it('a chain without an answer leaves membership unknown', async () => {
  const { client } = fakeChain({});
  await expect(createLifetimeMembers(client)('bob-holder2')).rejects.toMatchObject({
    code: 'node.api_denied',
  });
});
