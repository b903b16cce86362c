import type { Account, AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { expect, it } from 'vitest';
import type { SavedAccount } from '../../account/model/accounts.ts';
import { keyApproval, keyHoldersOf, keyWithdrawal, mayBeKept } from './keyApprovals.ts';

const authority = (weight_threshold: number, ...ids: string[]): AccountAuthority => ({
  weight_threshold,
  account_auths: ids.filter((id) => id.startsWith('1.2.')).map((id) => [id, 1]),
  key_auths: ids.filter((id) => id.startsWith('BTS')).map((id) => [id, 1]),
  address_auths: [],
});
const account = (id: string, owner: AccountAuthority, active: AccountAuthority) =>
  ({ id, name: `n${id}`, owner, active }) as Account;
const alice = account('1.2.17', authority(1, 'BTSaliceOwner'), authority(1, 'BTSalice'));
const team = account('1.2.20', authority(1, 'BTSowner'), authority(2, 'BTSone', 'BTStwo', alice.id));
const find = (id: string) => [alice, team].find((each) => each.id === id);
const saved = (id: string): SavedAccount => ({
  name: `n${id}`,
  id,
  type: 'password',
  roles: ['active'],
  canSign: true,
});
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: '1.10.3',
  expiration_time: '2026-11-24T05:00:00',
  required_active_approvals: [team.id],
  available_active_approvals: [],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: alice.id,
  operations: [],
  types: [],
  ...change,
});
const holderIn = (of: Proposal) => {
  const [holder] = keyHoldersOf(of, find);
  if (holder === undefined) throw new RangeError('nobody');
  return holder;
};
const choice = (of: Proposal, keys: string[], self?: SavedAccount) => ({
  holder: holderIn(of),
  keys,
  payer: saved(alice.id),
  self,
});

it('keys of an account with several signers can approve; a holder of one key approves as an account', () => {
  const waiting = proposal({ available_key_approvals: ['BTStwo'] });
  expect(keyHoldersOf(waiting, find)).toEqual([
    { account: team, missing: ['BTSone', 'BTSowner'], approved: ['BTStwo'] },
  ]);
});

it('an approval uses the held keys, and is paid by an able account', () => {
  const { payer, update } = keyApproval(proposal(), choice(proposal(), ['BTSone', 'BTSother']), find);
  expect(payer.id).toBe(alice.id);
  expect(update).toEqual({ key_approvals_to_add: ['BTSone'] });
});

it('a key that the chain would not count is left out, and none is an error', () => {
  const held = ['BTSone', 'BTStwo', 'BTSowner'];
  expect(keyApproval(proposal(), choice(proposal(), held), find).update).toEqual({
    key_approvals_to_add: ['BTSone', 'BTStwo'],
  });
  expect(() => keyApproval(proposal(), choice(proposal(), ['BTSother']), find)).toThrow('proposal.no_key');
});

it('if the owner is required, a holder of its keys who can pay approves as the owner', () => {
  const own = proposal({ required_active_approvals: [], required_owner_approvals: [alice.id] });
  const self = saved(alice.id);
  const given = keyApproval(own, choice(own, ['BTSaliceOwner'], self), find);
  expect(given).toEqual({ payer: self, update: { owner_approvals_to_add: [alice.id] } });
  const byKey = keyApproval(own, choice(own, ['BTSaliceOwner']), find);
  expect(byKey.update).toEqual({ key_approvals_to_add: ['BTSaliceOwner'] });
  const before = { ...own, available_owner_approvals: [alice.id] };
  const back = keyWithdrawal(before, choice(own, ['BTSaliceOwner'], self));
  expect(back).toEqual({ payer: self, update: { owner_approvals_to_remove: [alice.id] } });
});

it('only given approvals can be withdrawn', () => {
  const given = proposal({ available_key_approvals: ['BTSone'] });
  expect(keyWithdrawal(given, choice(given, ['BTSone', 'BTStwo'])).update).toEqual({
    key_approvals_to_remove: ['BTSone'],
  });
  expect(() => keyWithdrawal(given, choice(given, ['BTStwo']))).toThrow('proposal.no_key');
});

it('the PIN is required only if it can open a relevant key', () => {
  const roles = (...held: SavedAccount['roles']) => ({ roles: held });
  const holder = holderIn(proposal());
  expect(mayBeKept(holder, roles('active', 'memo'))).toBe(true);
  expect(mayBeKept(holder, roles('owner'))).toBe(true);
  expect(mayBeKept(holder, roles('memo'))).toBe(false);
  expect(mayBeKept(holder, undefined)).toBe(false);
  // The owner role is asked, and beside an active key the vault keeps no owner key.
  const own = holderIn(proposal({ required_active_approvals: [], required_owner_approvals: [alice.id] }));
  expect(mayBeKept(own, roles('owner', 'active', 'memo'))).toBe(false);
  expect(mayBeKept(own, roles('owner'))).toBe(true);
  expect(mayBeKept({ ...holder, missing: [], approved: ['BTStwo'] }, roles('active'))).toBe(true);
});
