import { expect, it } from 'vitest';
import type { AccountAuthority } from './objects.ts';
import { superfluousKeys } from './superfluousKeys.ts';

const authority = (weight_threshold: number, ...weights: [string, number][]): AccountAuthority => ({
  weight_threshold,
  account_auths: weights.filter(([id]) => id.startsWith('1.2.')),
  key_auths: weights.filter(([id]) => id.startsWith('BTS')),
  address_auths: [],
});
const [ALICE, TEAM] = ['1.2.17', '1.2.20'] as const;
const known: Readonly<Record<string, { owner: AccountAuthority; active: AccountAuthority }>> = {
  [ALICE]: { owner: authority(1, ['BTSalice', 1]), active: authority(1, ['BTSalice', 1]) },
  [TEAM]: {
    owner: authority(1, ['BTSowner', 1]),
    active: authority(3, ['BTSthree', 3], ['BTSone', 1], ['BTStwo', 2], [ALICE, 2]),
  },
};
const left = (
  keys: string[],
  accounts: string[] = [],
  required: { owner?: string[]; active?: string[]; owners?: string[] } = {},
) =>
  superfluousKeys(
    {
      required_active_approvals: required.active ?? (required.owner === undefined ? [TEAM] : []),
      required_owner_approvals: required.owner ?? [],
      available_active_approvals: accounts,
      available_owner_approvals: required.owners ?? [],
      available_key_approvals: keys,
    },
    (id) => known[id],
  );

it('a key counts while the ones before it are not enough', () => {
  expect(left(['BTSone'])).toEqual([]);
  expect(left(['BTSone', 'BTStwo'])).toEqual([]);
  expect(left(['BTSone'], [ALICE])).toEqual([]);
});

it('a key is superfluous after enough others, whichever came first', () => {
  expect(left(['BTSone', 'BTSthree'])).toEqual(['BTSone']);
});

it('the owner’s key counts for active until active is satisfied', () => {
  expect(left(['BTSowner'])).toEqual([]);
  expect(left(['BTSowner', 'BTSthree'])).toEqual(['BTSowner']);
});

it('active keys are superfluous if the owner is required', () => {
  expect(left(['BTSowner'], [], { owner: [TEAM] })).toEqual([]);
  expect(left(['BTSone'], [], { owner: [TEAM] })).toEqual(['BTSone']);
});

it('a key of an account that is not required is superfluous', () => {
  expect(left(['BTSsomebody'])).toEqual(['BTSsomebody']);
  expect(left(['BTSalice'])).toEqual([]);
});

it('keys are superfluous if the account itself has approved', () => {
  expect(left(['BTSone'], [TEAM])).toEqual(['BTSone']);
  expect(left(['BTSowner'], [], { owner: [TEAM], owners: [TEAM] })).toEqual(['BTSowner']);
  // Its approval as active does not count as the owner's.
  expect(left(['BTSowner'], [TEAM], { owner: [TEAM] })).toEqual([]);
});

it('no key of an unknown account counts', () => {
  expect(left(['BTSone'], [], { active: ['1.2.99'] })).toEqual(['BTSone']);
  expect(left(['BTSone'], [], { owner: ['1.2.99'] })).toEqual(['BTSone']);
});
