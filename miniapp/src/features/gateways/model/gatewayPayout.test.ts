import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { describe, expect, it } from 'vitest';
import { firstPayout } from './gatewayPayout.ts';

const fee = { amount: 100, asset_id: '1.3.0' };
const btc = (amount: number) => ({ amount, asset_id: '1.3.4100' });
const record = (instance: number, block_num: number, op: OperationRecord['op']): OperationRecord => ({
  id: `1.11.${instance}`,
  op,
  result: [0, {}],
  block_num,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
});
const transfer = (from: string, to: string, amount: number): OperationRecord['op'] => [
  0,
  { fee, from, to, amount: btc(amount), extensions: [] },
];
const burn = (amount: number, payer = '1.2.90'): OperationRecord['op'] => [
  15,
  { fee, payer, amount_to_reserve: btc(amount), extensions: [] },
];

const sent = {
  accountId: '1.2.18',
  walletId: '1.2.90',
  assetId: '1.3.4100',
  units: '1500000',
  blockNumber: 500,
};
const own = record(20, 500, transfer('1.2.18', '1.2.90', 1_500_000));
const settled = (...newer: OperationRecord[]) => firstPayout([...newer.toReversed(), own], sent)?.payout;

describe('a withdrawal is paid out', () => {
  it('when the issuer burns the same amount, even in the same block', () => {
    expect(settled(record(21, 500, burn(1_500_000)))).toEqual({
      kind: 'burnt',
      operationId: '1.11.21',
      units: 1_500_000n,
      blockNumber: 500,
    });
  });

  it('by the first such operation after it, never by one before', () => {
    const before = record(19, 500, burn(1_500_000));
    expect(firstPayout([own, before], sent)).toBeUndefined();
    expect(settled(record(23, 504, burn(1_500_000)), record(25, 505, burn(1_500_000)))?.operationId).toBe(
      '1.11.23',
    );
  });
});

describe('a withdrawal is not settled', () => {
  it.each([
    ['a burn of another amount', burn(1_500_001)],
    ['a burn by somebody else', burn(1_500_000, '1.2.91')],
    ['a payment to somebody else', transfer('1.2.90', '1.2.77', 1_500_000)],
    ['a deposit of more than was withdrawn', transfer('1.2.90', '1.2.18', 1_500_001)],
    ['another withdrawal', transfer('1.2.19', '1.2.90', 1_500_000)],
  ])('by %s', (_, op) => {
    expect(settled(record(30, 510, op))).toBeUndefined();
  });
});

it('a refund by the gateway is reported, whatever it deducts', () => {
  expect(settled(record(31, 511, transfer('1.2.90', '1.2.18', 1_400_000)))).toMatchObject({
    kind: 'returned',
    units: 1_400_000n,
  });
});
