/// <reference path="../protocol/btsdexSerializer.d.ts" />
import * as btsdex from 'btsdex-serializer';
import { expect, it } from 'vitest';
import { type OperationName, operationName, operationType } from '../protocol/operationTypes.ts';
import { feePayerOf } from './feePayer.ts';

/** The member that names the payer of a kind: each member of this operation is its own name. */
const payingMember = (type: number) => feePayerOf([type, new Proxy({}, { get: (_, member) => member })]);

it('every kind of operation has a payer except the chain’s own, the blind ones and the committee’s', () => {
  const unpaid = (Object.keys(operationType) as OperationName[]).filter(
    (name) => payingMember(operationType[name]) === undefined,
  );
  expect(unpaid).toEqual([
    'fill_order',
    'committee_member_update_global_parameters',
    'blind_transfer',
    'transfer_from_blind',
    'asset_settle_cancel',
    'fba_distribute',
    'execute_bid',
    'htlc_redeemed',
    'htlc_refund',
    'credit_deal_expired',
  ]);
});

it('the payer is a member of the operation, in agreement with another implementation', () => {
  const paid = btsdex.ops.operation.st_operations.flatMap((serializer, type) => {
    const member = payingMember(type);
    return member === undefined ? [] : [{ name: operationName(type), member, members: serializer.keys }];
  });
  expect(paid.length).toBeGreaterThan(45);
  expect(paid.filter(({ member, members }) => !members.includes(String(member)))).toEqual([]);
});
