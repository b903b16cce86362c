import { expect, it } from 'vitest';
import keys from '../../../tests/vectors/keys.json' with { type: 'json' };
import { memoKeyChange } from './memoKeyChange.ts';
import { memoKeyUpdate } from './memoKeyUpdate.ts';

const [first = '', second = ''] = keys.map(({ public_key }) => public_key);
const options = {
  memo_key: first,
  voting_account: '1.2.19',
  num_witness: 3,
  num_committee: 1,
  votes: ['1:3', '0:12'],
  extensions: [],
};
const account = { id: '1.2.18', options };
const update = memoKeyUpdate(account, second);

it('a change of the memo key preserves votes, proxy and their numbers', () => {
  expect(update).toEqual({
    fee: { amount: 0, asset_id: '1.3.0' },
    account: '1.2.18',
    new_options: { ...options, memo_key: second },
    extensions: {},
  });
  expect(memoKeyChange(update, options)).toBe(second);
});

it('an update that changes anything else, or nothing, is not one', () => {
  const authority = { weight_threshold: 1, account_auths: [], key_auths: [], address_auths: [] } as never;
  const { new_options, ...rest } = update;
  expect(memoKeyChange({ ...update, active: authority }, options)).toBeNull();
  expect(memoKeyChange({ ...update, owner: authority }, options)).toBeNull();
  expect(memoKeyChange(rest, options)).toBeNull();
  expect(memoKeyChange(memoKeyUpdate(account, first), options)).toBeNull();
  for (const change of [
    { votes: ['1:3'] },
    { voting_account: '1.2.5' },
    { num_witness: 2 },
    { num_committee: 0 },
    { extensions: [1] },
    { other: 1 },
  ])
    expect(
      memoKeyChange({ ...update, new_options: { ...new_options, ...change } as never }, options),
    ).toBeNull();
});
