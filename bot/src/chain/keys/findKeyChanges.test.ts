import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { expect, it } from 'vitest';
import { findKeyChanges } from './findKeyChanges.ts';

const at = new Date('2026-11-26T14:05:00Z');
const blockOf = (...operations: unknown[]) =>
  ({ timestamp: '2026-11-26T14:05:00', transactions: [{ operations }] }) as unknown as WholeBlock;
const authority = { weight_threshold: 1, account_auths: [], key_auths: [['BTS6', 1]], address_auths: [] };

it('finds what replaces the owner or the active authority, with its place and time', () => {
  const blocks = [
    blockOf([6, { account: '1.2.18', owner: authority, active: authority }]),
    blockOf([0, { from: '1.2.9' }], [6, { account: '1.2.19', active: authority }]),
  ];
  expect(findKeyChanges(blocks, 70)).toEqual([
    { operation: '70/0/0', at, accountId: '1.2.18', isOwner: true },
    { operation: '71/0/1', at, accountId: '1.2.19', isOwner: false },
  ]);
});

it('finds nothing in votes, in other operations, and in what does not fit', () => {
  const block = blockOf(
    [6, { account: '1.2.18', new_options: { votes: ['1:2'] } }],
    [6, { account: 'alice', active: authority }],
    [5, { account: '1.2.18', owner: authority }],
  );
  expect(findKeyChanges([block], 70)).toEqual([]);
});
