import { expect, it } from 'vitest';
import { hasHappened } from './hasHappened.ts';
import type { OperationRecord } from './records.ts';

const madeAt = '2026-11-21T05:00:00';
const payload = { amount: { amount: 5n, asset_id: '1.3.0' }, to: '1.2.19', extensions: [], memo: null };
/** The same in another order, with the amount in a node's form. */
const alike = { to: '1.2.19', memo: null, extensions: [], amount: { asset_id: '1.3.0', amount: '5' } };

const happened = (changes: object, proposed: readonly [number, unknown] = [0, payload]) => {
  const record = { op: [0, alike], is_virtual: true, block_time: '2026-11-21T05:00:03', ...changes };
  return hasHappened(
    proposed,
    [{ op: [1, {}] } as OperationRecord, record as unknown as OperationRecord],
    madeAt,
  );
};

it.each([
  ['as the chain’s own, after it was proposed', {}, true],
  ['in the very second', { block_time: madeAt }, true],
  ['before it was proposed', { block_time: '2026-11-21T04:59:59' }, false],
  ['at a time that is not told', { block_time: undefined }, false],
  ['where the node does not say whose it is', { is_virtual: undefined }, true],
  ['as somebody’s own transaction', { is_virtual: false }, false],
  ['as another operation', { op: [1, alike] }, false],
  ['with another amount', { op: [0, { ...alike, amount: { asset_id: '1.3.0', amount: '6' } }] }, false],
  ['with another list', { op: [0, { ...alike, extensions: [1] }] }, false],
  ['with a member more', { op: [0, { ...alike, more: 1 }] }, false],
  ['with a member less', { op: [0, { ...alike, memo: undefined }] }, false],
])('an operation in history %s: %j %j', (_what, changes, expected) => {
  expect(happened(changes)).toBe(expected);
});

it('nothing has happened without a history', () => {
  expect(hasHappened([0, payload], [], madeAt)).toBe(false);
});
