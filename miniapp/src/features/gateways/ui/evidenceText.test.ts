import { expect, it } from 'vitest';
import { depositEvidence, withdrawalEvidence } from './evidenceText.ts';

const parties = { accountId: '1.2.18', chainId: 'ab12', network: 'Hive', precision: 3 };
const move = { account: 'alice-trader7', family: 'coins', symbol: 'XBTSX.HIVE' } as const;

it('the evidence of a deposit names account, address, memo, times and operations, and nothing else', () => {
  const watch = {
    ...move,
    address: 'xbts-gate',
    memo: '482915',
    startedAt: Date.UTC(2026, 10, 21, 7, 5, 9),
    sinceBlock: 1200,
    isSent: true,
    theirTransaction: '77ff',
  };
  const credit = {
    operationId: '1.11.9001',
    units: 12_345n,
    fromId: '1.2.80',
    blockNumber: 1234,
    time: Date.UTC(2026, 10, 21, 7, 9),
  };
  expect(depositEvidence(watch, [credit], parties)).toBe(
    [
      'Deposit to account: alice-trader7 (1.2.18)',
      'Chain: ab12',
      'Coin: XBTSX.HIVE',
      'Gateway: coins',
      'Network: Hive',
      'Deposit address: xbts-gate',
      'Memo: 482915',
      'Address shown: 2026-11-21 07:05:09 UTC, block 1200',
      'Transaction in the other network: 77ff',
      'Credited: 12.345 XBTSX.HIVE, operation 1.11.9001, block 1234, 2026-11-21 07:09:00 UTC, from 1.2.80',
    ].join('\n'),
  );
  expect(depositEvidence({ ...watch, memo: '', theirTransaction: '' }, [], parties)).toContain(
    'Address shown: 2026-11-21 07:05:09 UTC, block 1200\nCredited: nothing yet',
  );
});

it('the evidence of a withdrawal names where it went, its transaction, and what was seen of the gateway', () => {
  const withdrawal = {
    ...move,
    address: 'bob',
    memo: '77',
    id: 'cd34',
    assetId: '1.3.4104',
    network: 'Hive',
    units: '5000',
    precision: 3,
    walletId: '1.2.90',
    walletName: 'xbtsx-gate',
    issuerId: '1.2.80',
    sentAt: Date.UTC(2026, 10, 21, 8, 0),
    blockNumber: 1300,
  };
  expect(withdrawalEvidence(withdrawal, null, parties)).toBe(
    [
      'Withdrawal from account: alice-trader7 (1.2.18)',
      'Chain: ab12',
      'Coin: XBTSX.HIVE',
      'Gateway: coins',
      'Network: Hive',
      'Amount: 5 XBTSX.HIVE',
      'To address: bob',
      'Memo: 77',
      "Gateway's account: xbtsx-gate (1.2.90)",
      'Sent: 2026-11-21 08:00:00 UTC',
      'Transaction: cd34',
      'Block: 1300',
      'Seen of the gateway: nothing yet',
    ].join('\n'),
  );
  const payout = {
    kind: 'burnt',
    operationId: '1.11.9100',
    units: 5_000n,
    blockNumber: 1302,
    time: Date.UTC(2026, 10, 21, 8, 1),
  } as const;
  expect(withdrawalEvidence(withdrawal, payout, parties)).toContain(
    'Seen of the gateway: burnt 5 XBTSX.HIVE, operation 1.11.9100, block 1302, 2026-11-21 08:01:00 UTC',
  );
});
