import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { expect, it } from 'vitest';
import keys from '../../../../../tests/vectors/keys.json' with { type: 'json' };
import type { SavedAccount } from '../../account/model/accounts.ts';
import { isHeldHere, memoDraftFault, memoKeyMethod, payingKey } from './memoKeyDraft.ts';

const recorded = (role: string, account = 'alice-trader7') => {
  const found = keys.find((each) => each.account === account && each.role === role);
  if (found === undefined) throw new RangeError(`no recorded key of ${account} ${role}`);
  return found;
};
const [pays, reads, other] = [recorded('active'), recorded('memo'), recorded('memo', 'bob-holder2')];
const account = {
  name: 'alice-trader7',
  active: {
    weight_threshold: 1,
    account_auths: [] as [string, number][],
    key_auths: [[pays.public_key, 1]] as [string, number][],
    address_auths: [],
  },
  options: {
    memo_key: reads.public_key,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
  },
} as never as Parameters<typeof payingKey>[0] & { name: string };
const saved = (change: Partial<SavedAccount> = {}): SavedAccount => ({
  name: 'alice-trader7',
  id: '1.2.18',
  type: 'password',
  roles: ['owner', 'active', 'memo'],
  canSign: true,
  ...change,
});

it('a new memo key is a valid public key of this chain, different from the current one', () => {
  const faultOf = (typed: string) => memoDraftFault(typed, account);
  expect(faultOf(other.public_key)).toBeNull();
  expect(faultOf(reads.public_key)).toBe('same');
  expect(faultOf(NULL_PUBLIC_KEY)).toBe('null');
  expect(faultOf(other.wif)).toBe('private');
  for (const typed of ['', 'bob-holder2', `STM${other.public_key.slice(3)}`, other.public_key.slice(0, -1)])
    expect(faultOf(typed)).toBe('malformed');
});

it('the paying key is offered if there is one and it does not open messages already', () => {
  expect(payingKey(account)).toBe(pays.public_key);
  const with_ = (key_auths: [string, number][]) => ({ ...account, active: { ...account.active, key_auths } });
  expect(payingKey(with_([]))).toBeNull();
  expect(
    payingKey(
      with_([
        [pays.public_key, 1],
        [other.public_key, 1],
      ]),
    ),
  ).toBeNull();
  expect(payingKey(with_([[reads.public_key, 1]]))).toBeNull();
});

it('a key counts as present only if the login brought it', () => {
  const isHere = (key: string, change: Partial<SavedAccount> = {}) => isHeldHere(key, account, saved(change));
  expect(isHere(reads.public_key)).toBe(true);
  expect(isHere(pays.public_key)).toBe(true);
  expect(isHere(other.public_key)).toBe(false);
  expect(isHere(reads.public_key, { roles: ['active'] })).toBe(false);
  expect(isHere(pays.public_key, { roles: ['memo'] })).toBe(false);
  expect(isHeldHere(reads.public_key, account, undefined)).toBe(false);
});

it('it is changed alone, or proposed by a co-signer of the account, or not at all', () => {
  expect(memoKeyMethod(account, [saved()])).toBe('key');
  const shared = {
    ...account,
    active: { ...account.active, account_auths: [['1.2.19', 1]] as [string, number][] },
  };
  const bob = saved({ name: 'bob-holder2', id: '1.2.19' });
  expect(memoKeyMethod(shared, [saved({ canSign: false }), bob])).toBe('proposal');
  expect(memoKeyMethod(shared, [{ ...bob, canSign: false }])).toBeNull();
  expect(memoKeyMethod(account, [saved({ canSign: false }), bob])).toBeNull();
});
