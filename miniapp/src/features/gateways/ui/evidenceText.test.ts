import { expect, it } from 'vitest';
import { depositEvidence, evidenceJson, evidenceText, withdrawalEvidence } from './evidenceText.ts';

const now = Date.UTC(2026, 10, 21, 9);
const word = { isOpen: true, confirmations: 15, answeredAt: now - 5_000, failedAt: null, failure: null };
const parties = { accountId: '1.2.18', chainId: 'ab12', network: 'Hive', precision: 3, word, now };
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
  expect(evidenceText(depositEvidence(watch, [credit], parties))).toBe(
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
      'Confirmations asked for: 15',
      'Deposits by the gateway: open, answered 2026-11-21 08:59:55 UTC',
      'Written: 2026-11-21 09:00:00 UTC',
    ].join('\n'),
  );
  const without = depositEvidence({ ...watch, memo: '', theirTransaction: '' }, [], parties);
  expect(evidenceText(without)).toContain(
    'Address shown: 2026-11-21 07:05:09 UTC, block 1200\nCredited: nothing yet',
  );
});

it('the evidence of a withdrawal names its target, its transaction, and the observed state of the gateway', () => {
  const withdrawal = {
    ...move,
    address: 'bob',
    memo: '77',
    id: 'cd34',
    assetId: '1.3.4104',
    network: 'Hive',
    units: '5000',
    precision: 3,
    walletId: '1.2.80',
    walletName: 'xbtsx-issuer',
    issuerId: '1.2.80',
    sentAt: Date.UTC(2026, 10, 21, 8, 0),
    blockNumber: 1300,
    proof: { signed: 9, active: 11, trxInBlock: 2 },
  };
  const failing = { ...word, isOpen: false, failure: 'service.unreachable', failedAt: now - 1_000 };
  expect(evidenceText(withdrawalEvidence(withdrawal, null, { ...parties, word: failing }))).toBe(
    [
      'Withdrawal from account: alice-trader7 (1.2.18)',
      'Chain: ab12',
      'Coin: XBTSX.HIVE',
      'Gateway: coins',
      'Network: Hive',
      'Amount: 5 XBTSX.HIVE',
      'To address: bob',
      'Memo: 77',
      'Sent to the issuer: xbtsx-issuer (1.2.80)',
      'Sent: 2026-11-21 08:00:00 UTC',
      'Transaction: cd34',
      'Block: 1300, transaction 2 in it, 9 of 11 active witnesses have signed on top of it',
      'Seen of the gateway: nothing yet',
      'Withdrawals by the gateway: on maintenance, answered 2026-11-21 08:59:55 UTC, the last asking failed (service.unreachable, 2026-11-21 08:59:59 UTC)',
      'Written: 2026-11-21 09:00:00 UTC',
    ].join('\n'),
  );
  const payout = {
    kind: 'burnt',
    operationId: '1.11.9100',
    units: 5_000n,
    blockNumber: 1302,
    time: Date.UTC(2026, 10, 21, 8, 1),
  } as const;
  expect(evidenceText(withdrawalEvidence(withdrawal, payout, { ...parties, word: undefined }))).toContain(
    'Seen of the gateway: burnt 5 XBTSX.HIVE, operation 1.11.9100, block 1302, 2026-11-21 08:01:00 UTC\nWithdrawals by the gateway: the gateway has given no answer',
  );
});

it('the file has every fact under its key, repeated ones as a list, and the proof behind them', () => {
  const facts = [
    ['coin', 'Coin', 'XBTSX.BTC'],
    ['memo', 'Memo', ''],
    ['credited', 'Credited', 'one'],
    ['credited', 'Credited', 'two'],
  ] as const;
  expect(JSON.parse(evidenceJson(facts, { proof: { kind: 'block-proof' } }))).toEqual({
    coin: 'XBTSX.BTC',
    credited: ['one', 'two'],
    proof: { kind: 'block-proof' },
  });
});
