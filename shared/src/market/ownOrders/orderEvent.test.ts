import { expect, it } from 'vitest';
import type { OperationRecord } from '../../protocol/records.ts';
import { orderEventOf } from './orderEvent.ts';

const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });

/** The record of an order that its owner changed, in these members. */
const updated = (members: object): OperationRecord => ({
  id: '1.11.9',
  op: [77, { fee: amount(5, '1.3.0'), seller: '1.2.17', order: '1.7.4', ...members }],
  result: [0, {}],
  block_num: 51,
  trx_in_block: 2,
  op_in_trx: 3,
  virtual_op: 0,
});

it('an order that is changed keeps what the change does not name', () => {
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
