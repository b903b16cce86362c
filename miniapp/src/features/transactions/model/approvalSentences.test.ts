import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import { expect, it } from 'vitest';
import { approvalText, withdrawalText } from './approvalSentences.ts';
import type { Words } from './sentenceWords.ts';

/** The name of a text and the key in it. */
const words = { t: (name, values) => [name, values?.key].filter(Boolean).join(' ') } as Words;

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

it.each([
  ['active', ['1.2.18'], 'review.approve'],
  ['owner', ['1.2.18'], 'review.approveOwner'],
  ['key', ['BTS1'], 'review.approveKey BTS1'],
  ['key', ['BTS1', 'BTS2'], 'review.approveKey BTS1, BTS2'],
] as const)('an approval by %s %j is said as such', (kind, by, said) => {
  expect(approvalText({ ...none, [`${kind}_approvals_to_add`]: by }, words)).toBe(said);
});

it.each([
  ['active', ['1.2.18'], 'review.withdrawApproval'],
  ['owner', ['1.2.18'], 'review.withdrawOwner'],
  ['key', ['BTS1'], 'review.withdrawKey BTS1'],
  ['key', ['BTS1', 'BTS2'], 'review.withdrawKey BTS1, BTS2'],
] as const)('an approval by %s %j that is taken back is said as such', (kind, by, said) => {
  expect(withdrawalText({ ...none, [`${kind}_approvals_to_remove`]: by }, words)).toBe(said);
});
