import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { expect, it } from 'vitest';
import type { SavedAccount } from '../../account/model/accounts.ts';
import { actorsFor, isClosed } from './proposalActors.ts';
import { proposersFor } from './proposers.ts';

const shared = (weight_threshold: number, ...ids: string[]): AccountAuthority => ({
  weight_threshold,
  account_auths: ids.map((id) => [id, 1]),
  key_auths: [],
  address_auths: [],
});
const TEAM = '1.2.20';
const team = shared(2, '1.2.17', '1.2.18');
const authoritiesOf = (id: string) => (id === TEAM ? { owner: team, active: team } : undefined);
const saved = (id: string, canSign = true): SavedAccount => ({
  name: `n${id}`,
  id,
  type: 'password',
  roles: ['active'],
  canSign,
});
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: '1.10.3',
  expiration_time: '2026-11-24T05:00:00',
  required_active_approvals: [TEAM],
  available_active_approvals: [],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: '1.2.17',
  operations: [],
  types: [],
  ...change,
});
const ids = (accounts: readonly SavedAccount[]) => accounts.map(({ id }) => id);

it('signers of the account approve it, unless they already have, or can’t sign alone', () => {
  const device = [saved('1.2.17'), saved('1.2.18'), saved('1.2.19'), saved(TEAM, false)];
  const actors = actorsFor(proposal({ available_active_approvals: ['1.2.17'] }), device, authoritiesOf);
  expect(ids(actors.approvers)).toEqual(['1.2.18']);
  expect(ids(actors.approved)).toEqual(['1.2.17']);
  expect(actors.refusers).toEqual([]);
});

it('a required account may refuse it for good', () => {
  const actors = actorsFor(proposal(), [saved(TEAM)], authoritiesOf);
  expect(ids(actors.refusers)).toEqual([TEAM]);
  expect(ids(actors.approvers)).toEqual([TEAM]);
});

it('approvals end once its review has begun, or all approvals are there', () => {
  const now = Date.parse('2026-11-23T05:00:00Z');
  expect(isClosed(proposal(), authoritiesOf, now)).toBe(false);
  expect(isClosed(proposal({ review_period_time: '2026-11-23T05:00:00' }), authoritiesOf, now)).toBe(true);
  const all = proposal({ available_active_approvals: ['1.2.17', '1.2.18'] });
  expect(isClosed(all, authoritiesOf, now)).toBe(true);
});

it('the proposer signs for the account as well, and alone for its own', () => {
  const device = [saved('1.2.17', false), saved('1.2.18'), saved('1.2.19')];
  expect(ids(proposersFor(team, device))).toEqual(['1.2.18']);
});
