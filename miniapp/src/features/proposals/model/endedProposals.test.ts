import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, it } from 'vitest';
import { endedOf } from './endedProposals.ts';

const payment = {
  fee: { amount: 100, asset_id: '1.3.0' },
  from: '1.2.20',
  to: '1.2.18',
  amount: { amount: '5', asset_id: '1.3.0' },
  extensions: [],
};
const record = (op: OperationRecord['op'], change: Partial<OperationRecord> = {}): OperationRecord => ({
  id: '1.11.1',
  op,
  result: [0, {}],
  block_num: 5,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  is_virtual: false,
  block_time: '2026-11-20T05:00:00',
  ...change,
});
const made = record([22, { expiration_time: '2026-11-24T05:00:00', proposed_ops: [{ op: [0, payment] }] }], {
  result: [1, '1.10.3'],
});
const nothing = new Set<string>();
const before = Date.parse('2026-11-22T00:00:00Z');
const ending = (known: Partial<Parameters<typeof endedOf>[1]>) =>
  endedOf([made], { waiting: nothing, refused: nothing, history: [], now: before, ...known }).map(
    (each) => each.ending,
  );

it('a removed proposal was refused, executed, or has expired', () => {
  expect(ending({ refused: new Set(['1.10.3']) })).toEqual(['refused']);
  const { fee, ...rest } = payment;
  const done = record([0, { ...rest, fee }], { is_virtual: true, block_time: '2026-11-21T05:00:00' });
  expect(ending({ history: [done] })).toEqual(['done']);
  expect(ending({ now: Date.parse('2026-11-24T05:00:00Z') })).toEqual(['expired']);
});

it('an ordinary, earlier or different payment does not count as its execution', () => {
  const at = { is_virtual: true, block_time: '2026-11-21T05:00:00' };
  const others = [
    record([0, payment], { ...at, is_virtual: false }),
    record([0, payment], { ...at, block_time: '2026-11-19T05:00:00' }),
    record([0, { ...payment, to: '1.2.19' }], at),
  ];
  for (const other of others) expect(ending({ history: [other] })).toEqual(['gone']);
});

it('pending proposals and other operations are not included', () => {
  expect(ending({ waiting: new Set(['1.10.3']) })).toEqual([]);
  const known = { waiting: nothing, refused: nothing, history: [], now: before };
  expect(endedOf([record([22, {}], { result: [1, '1.10.4'] })], known)).toEqual([]);
});
