import { expect, it } from 'vitest';
import type { SignedTransaction } from '../protocol/operations.ts';
import type { ProcessedTransaction } from '../protocol/records.ts';
import { isSameTransaction } from './sameTransaction.ts';

/** A transaction of one operation with these members; the signature identifies it. */
const holding = (members: object, signature = 'aa') => ({
  ref_block_num: 100,
  ref_block_prefix: 7,
  expiration: '2026-11-21T04:00:30',
  operations: [[0, members]],
  extensions: [],
  signatures: [signature],
});

const isSame = (inBlock: object, own: object) =>
  isSameTransaction(inBlock as unknown as ProcessedTransaction, own as unknown as SignedTransaction);

const plain = { from: '1.2.18', to: '1.2.19', amount: { amount: 1, asset_id: '1.3.0' } };

it.each([
  ['null', { memo: null }],
  ['undefined', { memo: undefined }],
  ['an empty list', { extensions: [] }],
  ['an empty object', { extensions: {} }],
  ['an object with nothing in it but such', { extensions: { memo: null, list: [] } }],
  ['a number as a text', { amount: { amount: '1', asset_id: '1.3.0' } }],
])('a member that is %s does not change the operation', (_, more) => {
  expect(isSame(holding({ ...plain, ...more }), holding(plain, 'bb'))).toBe(true);
  expect(isSame(holding(plain), holding({ ...plain, ...more }, 'bb'))).toBe(true);
});

it('the order of members or of a set does not change it either', () => {
  const own = holding({ to: '1.2.19', votes: ['1:2', '1:3'], from: '1.2.18' }, 'bb');
  expect(isSame(holding({ from: '1.2.18', to: '1.2.19', votes: ['1:3', '1:2'] }), own)).toBe(true);
});

it.each([
  ['another value', { to: '1.2.20' }],
  ['a member more', { memo: 'x' }],
  ['zero in a member more', { memo: 0 }],
])('%s changes it', (_, more) => {
  expect(isSame(holding({ ...plain, ...more }), holding(plain, 'bb'))).toBe(false);
});

it('a common signature proves that it is the same', () => {
  expect(isSame(holding({ ...plain, memo: 'x' }), holding(plain))).toBe(true);
});
