import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import type { ReviewRequest } from '../../transactions/model/review.ts';
import { approvalOf, proposalOf, refusalOf, withdrawalOf } from './proposalRequests.ts';

const alice = { id: '1.2.17', name: 'alice-trader7' };
const fee = { amount: 0, asset_id: '1.3.0' };
const payment: Operation = [
  0,
  { fee, from: '1.2.20', to: '1.2.18', amount: { amount: '5', asset_id: '1.3.0' }, extensions: [] },
];
const request: ReviewRequest = {
  account: 'team-4',
  operations: [payment],
  feeAssetId: '1.3.0',
  warnings: ['careful'],
};
const proposing = { proposer: alice, endsAt: Date.parse('2026-11-24T05:00:00Z') };
const endOf = ({ operations: [first] }: ReviewRequest) => first?.[0] === 22 && first[1].expiration_time;

describe('a proposal', () => {
  it('contains exactly the operations of another account, paid for and named by the proposer', () => {
    const { account, operations, warnings } = proposalOf(request, proposing);
    expect(account).toBe(alice.name);
    expect(operations).toEqual([
      [
        22,
        {
          fee,
          fee_paying_account: alice.id,
          expiration_time: '2026-11-24T05:00:00',
          proposed_ops: [{ op: payment }],
          extensions: [],
        },
      ],
    ]);
    expect(warnings).toEqual(['careful']);
  });

  it('is reread before the signature like a direct request', async () => {
    const later: Operation = [2, { fee, fee_paying_account: '1.2.20', order: '1.7.3', extensions: [] }];
    const other = { ...request, operations: [later] };
    const recheck = async () => ({ request: other, changes: [], isWorse: true, kept: other });
    const found = await proposalOf({ ...request, recheck }, proposing).recheck?.({} as never);
    expect(found?.isWorse).toBe(true);
    for (const each of [found?.request, found?.kept]) {
      expect(each?.operations).toEqual([[22, expect.objectContaining({ proposed_ops: [{ op: later }] })]]);
      expect(each && endOf(each)).toBe('2026-11-24T05:00:00');
    }
  });

  it('contains no message unreadable for the others, and no indescribable operation', () => {
    const memos = [{ index: 0, text: 'for lunch' }];
    expect(() => proposalOf({ ...request, memos }, proposing)).toThrow('proposal.memo');
    const keys: Operation = [6, { fee, account: '1.2.20', extensions: {} }];
    expect(() => proposalOf({ ...request, operations: [keys] }, proposing)).toThrow('proposal.untold');
  });

  it('may contain an account’s own rules', () => {
    const active = { weight_threshold: 1, account_auths: [[alice.id, 1]], key_auths: [], address_auths: [] };
    const rules = [6, { fee, account: '1.2.20', active, extensions: {} }] as unknown as Operation;
    const { operations } = proposalOf({ ...request, operations: [rules] }, proposing);
    expect(operations).toEqual([[22, expect.objectContaining({ proposed_ops: [{ op: rules }] })]]);
  });
});

describe('an approval', () => {
  it('adds and withdraws the account’s own, and refuses for it', () => {
    const lists = ({ operations: [first] }: ReviewRequest) =>
      first?.[0] === 23 && [first[1].active_approvals_to_add, first[1].active_approvals_to_remove];
    expect(lists(approvalOf({ id: '1.10.3' }, alice))).toEqual([[alice.id], []]);
    expect(lists(withdrawalOf('1.10.3', alice))).toEqual([[], [alice.id]]);
    expect(refusalOf('1.10.3', alice).operations[0]).toMatchObject([
      24,
      { fee_paying_account: alice.id, using_owner_authority: false, proposal: '1.10.3' },
    ]);
  });
});
