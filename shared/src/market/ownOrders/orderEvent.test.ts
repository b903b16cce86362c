import { expect, it } from 'vitest';
import type { OperationRecord } from '../../protocol/records.ts';
import { orderEventOf } from './orderEvent.ts';

const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });

/** The record of an owner's change of these members. */
const updated = (members: object): OperationRecord => ({
  id: '1.11.9',
  op: [77, { fee: amount(5, '1.3.0'), seller: '1.2.17', order: '1.7.4', ...members }],
  result: [0, {}],
  block_num: 51,
  trx_in_block: 2,
  op_in_trx: 3,
  virtual_op: 0,
});

it('a changed order keeps the fields that the change does not name', () => {
  expect(orderEventOf(updated({ new_expiration: '2026-11-24T05:00:00' }))).toEqual({
    orderId: '1.7.4',
    blockNum: 51,
    operation: '51/2/3',
    at: null,
    what: { kind: 'updated', price: null, added: 0n, expiresAt: Date.UTC(2026, 10, 24, 5) },
  });
  expect(orderEventOf(updated({ delta_amount_to_sell: amount(-3, '1.3.0') }))?.what).toEqual({
    kind: 'updated',
    price: null,
    added: -3n,
    expiresAt: null,
  });
});

/** The record of any operation, with its result and origin. */
const recorded = (op: readonly [number, object], result: unknown, more: Partial<OperationRecord> = {}) =>
  orderEventOf({ ...updated({}), op, result, ...more } as OperationRecord);

const create = {
  fee: amount(5, '1.3.0'),
  seller: '1.2.17',
  amount_to_sell: amount(70, '1.3.0'),
  min_to_receive: amount(7, '1.3.1'),
  expiration: '2026-11-24T05:00:00',
  fill_or_kill: true,
};

it("an order is placed under the id from the chain's result, and by no other result", () => {
  const price = { soldId: '1.3.0', wantedId: '1.3.1', sold: 70n, wanted: 7n };
  const block_time = '2026-11-23T05:00:00';
  expect(recorded([1, create], [1, '1.7.9'], { block_time })).toEqual({
    orderId: '1.7.9',
    blockNum: 51,
    operation: '51/2/3',
    at: Date.UTC(2026, 10, 23, 5),
    what: { kind: 'placed', price, expiresAt: Date.UTC(2026, 10, 24, 5), isFillOrKill: true },
  });
  for (const result of [
    [0, {}],
    [2, '1.7.9'],
    [1, 9],
  ])
    expect(recorded([1, create], result)).toBeNull();
});

it('a fill sells the paid amount and gets the received one, with its fee', () => {
  const fill = {
    fee: amount(3, '1.3.1'),
    order_id: '1.7.4',
    account_id: '1.2.17',
    pays: amount(70, '1.3.0'),
    receives: amount(7, '1.3.1'),
    fill_price: { base: amount(70, '1.3.0'), quote: amount(7, '1.3.1') },
    is_maker: true,
  };
  expect(recorded([4, fill], [0, {}])).toMatchObject({
    orderId: '1.7.4',
    what: { kind: 'filled', sold: 70n, got: 7n, fee: 3n },
  });
});

it('an order is removed by the chain if the operation is virtual, which an older node marks by its number alone', () => {
  const cancel = { fee: amount(0, '1.3.0'), fee_paying_account: '1.2.17', order: '1.7.4' };
  const isByChain = (more: Partial<OperationRecord>) => recorded([2, cancel], [0, {}], more)?.what;
  const removed = (byChain: boolean) => ({ kind: 'removed', isByChain: byChain });
  expect(isByChain({ virtual_op: 0 })).toEqual(removed(false));
  expect(isByChain({ virtual_op: 1 })).toEqual(removed(true));
  expect(isByChain({ virtual_op: 7, is_virtual: false })).toEqual(removed(false));
  expect(isByChain({ virtual_op: 0, is_virtual: true })).toEqual(removed(true));
});

it('a new price is that of the change, and other operations are not events', () => {
  const new_price = { base: amount(10, '1.3.0'), quote: amount(3, '1.3.1') };
  expect(orderEventOf(updated({ new_price }))?.what).toMatchObject({
    price: { soldId: '1.3.0', wantedId: '1.3.1', sold: 10n, wanted: 3n },
  });
  const transfer = { fee: amount(1, '1.3.0'), from: '1.2.1', to: '1.2.2', amount: amount(5, '1.3.0') };
  expect(recorded([0, transfer], [0, {}])).toBeNull();
  expect(recorded([4, {}], [0, {}])).toBeNull();
});
