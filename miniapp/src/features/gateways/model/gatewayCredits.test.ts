import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { describe, expect, it } from 'vitest';
import { creditIn } from './gatewayCredits.ts';

const fee = { amount: 100, asset_id: '1.3.0' };
const wish = {
  accountId: '1.2.18',
  assetId: '1.3.4100',
  issuerId: '1.2.80',
  sinceBlock: 400,
};
const found = (op: OperationRecord['op'], block_num = 401) =>
  creditIn(
    { id: '1.11.7', op, result: [0, {}], block_num, trx_in_block: 0, op_in_trx: 0, virtual_op: 0 },
    wish,
  );
const issue = (to: string, asset_id: string): OperationRecord['op'] => [
  14,
  {
    fee,
    issuer: '1.2.80',
    asset_to_issue: { amount: 1_000_000, asset_id },
    issue_to_account: to,
    extensions: [],
  },
];
const transfer = (from: string): OperationRecord['op'] => [
  0,
  { fee, from, to: '1.2.18', amount: { amount: 1_000_000, asset_id: '1.3.4100' }, extensions: [] },
];

describe('a deposit is credited', () => {
  it('by an issue of the coin to the account', () => {
    expect(found(issue('1.2.18', '1.3.4100'))).toEqual({
      operationId: '1.11.7',
      units: 1_000_000n,
      fromId: '1.2.80',
      blockNumber: 401,
    });
  });

  it('by a transfer from the issuer', () => {
    expect(found(transfer('1.2.80'))).toMatchObject({ units: 1_000_000n, fromId: '1.2.80' });
  });
});

describe('a deposit is not credited', () => {
  it('by a payment from before the address was shown', () => {
    expect(found(issue('1.2.18', '1.3.4100'), 400)).toBeUndefined();
  });

  it('by another coin, to another account, or by a payment from a friend', () => {
    expect(found(issue('1.2.18', '1.3.4101'))).toBeUndefined();
    expect(found(issue('1.2.19', '1.3.4100'))).toBeUndefined();
    expect(found(transfer('1.2.19'))).toBeUndefined();
  });
});
