import { expect, it } from 'vitest';
import type { FactNames } from './facts.ts';
import { type ProposalUpdate, proposalUpdate } from './proposalUpdate.ts';

const names = { proposal: () => [] } as Partial<FactNames> as FactNames;

const none: ProposalUpdate = {
  fee: { amount: 0, asset_id: '1.3.0' },
  fee_paying_account: '1.2.18',
  proposal: '1.10.3',
  active_approvals_to_add: [],
  active_approvals_to_remove: [],
  owner_approvals_to_add: [],
  owner_approvals_to_remove: [],
  key_approvals_to_add: [],
  key_approvals_to_remove: [],
  extensions: [],
};

const said = (change: Partial<ProposalUpdate>) =>
  proposalUpdate
    .says({ ...none, ...change }, names)
    .map(({ kind, values }) => [kind, values.key].filter(Boolean).join(' '));

it.each([
  ['active', ['1.2.18'], 'approve'],
  ['owner', ['1.2.18'], 'approveOwner'],
  ['key', ['BTS1'], 'approveKey BTS1'],
  ['key', ['BTS1', 'BTS2'], 'approveKey BTS1, BTS2'],
] as const)('an approval by %s %j is described as such', (kind, by, fact) => {
  expect(said({ [`${kind}_approvals_to_add`]: by })).toEqual([fact]);
});

it.each([
  ['active', ['1.2.18'], 'withdrawApproval'],
  ['owner', ['1.2.18'], 'withdrawOwner'],
  ['key', ['BTS1'], 'withdrawKey BTS1'],
  ['key', ['BTS1', 'BTS2'], 'withdrawKey BTS1, BTS2'],
] as const)('a withdrawn approval by %s %j is described as such', (kind, by, fact) => {
  expect(said({ [`${kind}_approvals_to_remove`]: by })).toEqual([fact]);
});
