import { expect, it } from 'vitest';
import type { OperationRecord } from '../protocol/records.ts';
import { incomeOf } from './incomeOf.ts';

const fee = { amount: 86_869, asset_id: '1.3.0' };
const record = (op: OperationRecord['op']): OperationRecord => ({
  id: '1.11.7',
  op,
  result: [0, {}],
  block_num: 50,
  trx_in_block: 2,
  op_in_trx: 1,
  virtual_op: 0,
});
const transfer = (from: string, to: string) =>
  record([0, { fee, from, to, amount: { amount: 500_000, asset_id: '1.3.0' }, extensions: [] }]);

it('a transfer to the account is income from its sender, known by its place on the chain', () => {
  expect(incomeOf(transfer('1.2.19', '1.2.18'), '1.2.18')).toEqual({
    operation: '50/2/1',
    payer: '1.2.19',
    assetId: '1.3.0',
    units: 500_000n,
  });
});

it('coins that a gateway issues to the account are income too', () => {
  const asset_to_issue = { amount: 7, asset_id: '1.3.4' };
  const issued = { fee, issuer: '1.2.30', asset_to_issue, issue_to_account: '1.2.18', extensions: [] };
  expect(incomeOf(record([14, issued]), '1.2.18')).toMatchObject({ payer: '1.2.30', units: 7n });
});

it('what the account does itself is none, nor what it sends to itself', () => {
  expect(incomeOf(transfer('1.2.18', '1.2.19'), '1.2.18')).toBeNull();
  expect(incomeOf(transfer('1.2.18', '1.2.18'), '1.2.18')).toBeNull();
  expect(incomeOf(record([200, { fee }]), '1.2.18')).toBeNull();
});
