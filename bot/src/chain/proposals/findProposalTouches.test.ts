import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { expect, it } from 'vitest';
import { findProposalTouches } from './findProposalTouches.ts';

const blockOf = (...operations: unknown[]) => ({ transactions: [{ operations }] }) as unknown as WholeBlock;
const proposal = (...proposed: unknown[]) => [22, { proposed_ops: proposed.map((op) => ({ op })) }];

it('finds the accounts that a proposal concerns, once, and refusals', () => {
  const payment = [0, { from: '1.2.20', to: '1.2.18' }];
  const cancel = [2, { fee_paying_account: '1.2.21' }];
  const blocks = [
    blockOf(proposal(payment, payment, cancel)),
    blockOf([24, { proposal: '1.10.3' }], [0, { from: '1.2.9', to: '1.2.8' }]),
  ];
  expect(findProposalTouches(blocks)).toEqual({
    accountIds: ['1.2.20', '1.2.21'],
    refusedIds: ['1.10.3'],
  });
});

it('finds the account behind an operation that this product can not describe', () => {
  const permission = [25, { withdraw_from_account: '1.2.30', authorized_account: '1.2.31' }];
  expect(findProposalTouches([blockOf(proposal(permission))]).accountIds).toEqual(['1.2.30']);
});

it('finds nothing in unknown operations and in anything but proposals', () => {
  const odd = blockOf(proposal([99, { account: '1.2.20' }], [0, {}]), [22, {}], [24, { proposal: 7 }]);
  expect(findProposalTouches([odd])).toEqual({ accountIds: [], refusedIds: [] });
});
