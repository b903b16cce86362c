import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { IncomingTransfer } from '../../chain/follower/findings.ts';
import { noTouches } from '../../chain/orders/findOrderTouches.ts';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type Payment, recordPayments } from '../../storage/repositories/payments.ts';
import { latestPosition } from '../../storage/repositories/positions.ts';
import { quietRounds } from '../../storage/repositories/rounds.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { watch } from '../awaited.fixture.ts';
import { closeRounds, queueRound } from './closeRounds.ts';
import { recordBlocks, recordRange } from './recordRange.ts';

const chainId = '12'.repeat(32);
const CHANNEL = -100;
const NOON = Date.UTC(2026, 10, 24, 12);
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  for (const table of ['subscribers', 'rounds', 'positions'] as const)
    await storage.db.deleteFrom(table).execute();
  await watch(storage, 1, 'payout', '1.2.18');
});

const payment: Payment = {
  operation: '101/0/0',
  accountId: '1.2.18',
  accountName: 'account-18',
  units: 5n,
  assetId: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
};

/** A round of these payments at noon; closes rounds that have been quiet for a minute at a given moment. */
async function paid(
  payments: readonly Payment[],
  { channel, on = storage }: { channel?: number; on?: Storage } = {},
) {
  const payer = { chainId, payerId: '1.2.5', payerName: 'xbts-payer' };
  await recordPayments(storage.db, { ...payer, blockNum: 101, at: new Date(NOON) }, payments);
  const [roundId = ''] = await quietRounds(storage.db, chainId, new Date(NOON + 1));
  const info = vi.fn();
  const readPrices = vi.fn(async () => ({ 'XBTSX.STH': 0.5 }));
  const deps = { storage: on, quietMs: 60_000, readPrices, channel, log: { info } };
  const close = (ms: number) => closeRounds(deps, chainId, new Date(NOON + ms));
  const queued = async () => {
    const rows = await storage.db.selectFrom('outbox').select(['uid', 'kind']).orderBy('kind').execute();
    return rows.map(({ uid, kind }) => `${uid} ${kind}`);
  };
  return { roundId, info, readPrices, close, queued };
}

it('a round is over after more than a quiet minute; its recipients are notified and counted', async () => {
  const { roundId, info, readPrices, close, queued } = await paid([payment], { channel: CHANNEL });
  await close(60_000);
  expect([await queued(), readPrices.mock.calls]).toEqual([[], []]);
  await close(60_001);
  expect(await queued()).toEqual(['1 payout', `${CHANNEL} roundSummary`]);
  expect(info.mock.calls).toEqual([[{ round: roundId, queued: 1 }, 'a round of payouts is over']]);
  await close(120_000);
  expect(info).toHaveBeenCalledTimes(1);
});

it('without a channel there is no post', async () => {
  const { close, queued } = await paid([payment]);
  await close(60_001);
  expect(await queued()).toEqual(['1 payout']);
});

it('a round closed by another process in between is reported by that one', async () => {
  const { roundId, info, readPrices, close, queued } = await paid([payment]);
  readPrices.mockImplementation(async () => {
    await queueRound(storage, { roundId, prices: {} });
    return { 'XBTSX.STH': 0.5 };
  });
  await close(60_001);
  expect([await queued(), info.mock.calls]).toEqual([['1 payout'], []]);
});

it('the post to the channel shows the value of a coin, if known', async () => {
  const other = { ...payment, operation: '101/1/0', symbol: 'XBTSX.USDT', assetId: '1.3.7' };
  const { close } = await paid([payment, other], { channel: CHANNEL });
  await close(60_001);
  const posts = storage.db.selectFrom('outbox').select('facts').where('kind', '=', 'roundSummary');
  const [{ facts } = { facts: [] }] = await posts.execute();
  const prices = (facts as { symbol: string; price: number | null }[]).map(({ symbol, price }) => [
    symbol,
    price,
  ]);
  expect(prices.sort()).toEqual([
    ['XBTSX.STH', 0.5],
    ['XBTSX.USDT', null],
  ]);
});

/** Two payouts, in blocks 101 and 121, too far apart for one round; records them up to block 130. */
function apart(on = storage) {
  const payouts = [{ payerId: '1.2.5', payerName: 'xbts-payer', payments: [payment] }];
  const later = [{ ...payouts[0], payments: [{ ...payment, operation: '121/0/0' }] }] as typeof payouts;
  const blocks = [
    { blockNum: 101, at: new Date(NOON), payouts, transfers: [] },
    { blockNum: 121, at: new Date(NOON + 60_001), payouts: later, transfers: [] },
  ];
  const info = vi.fn();
  const deps = {
    storage: on,
    quietMs: 60_000,
    readPrices: async () => ({}),
    channel: undefined,
    log: { info },
  };
  const range = { chainId, from: undefined, to: 130, orders: noTouches, blocks };
  return { info, record: () => recordRange(deps, range, new Date(NOON + 120_002)) };
}

/** The same database, where a statement with this beginning fails once, after `after` successes. */
function failingOnce(beginning: string, after = 0): Storage {
  let count = 0;
  return failingOn(storage, beginning, () => {
    count += 1;
    return count === after + 1 ? new AppError('storage.unavailable') : undefined;
  });
}

const blockOf = async () => (await latestPosition(storage.db))?.blockNum;

it('payouts further apart than the quiet time are reported as two rounds, though their blocks are read at once', async () => {
  const { info, record } = apart();
  expect([await record(), await blockOf()]).toEqual([true, 130]);
  expect(info.mock.calls.map(([{ queued }]) => queued)).toEqual([1, 1]);
});

it('a range recorded by another process is neither recorded nor closed', async () => {
  await apart().record();
  const { info, record } = apart();
  expect([await record(), info.mock.calls]).toEqual([false, []]);
});

it.each([
  ['the second of two rounds can not be recorded', 'insert into payments', 1],
  ['the first of two rounds can not be closed', 'insert into outbox', 0],
])('if %s, the chain is read again from the block of the first on', async (_, statement, after) => {
  await expect(apart(failingOnce(statement, after)).record()).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
  expect(await blockOf()).toBe(101);
});

it('a round at the end of a range that can not be closed stops the reading', async () => {
  const { record } = apart(failingOnce('insert into outbox', 1));
  await expect(record()).rejects.toMatchObject({ code: 'storage.unavailable' });
});

const transfer: IncomingTransfer = {
  operation: '101/2/0',
  fromName: 'account-17',
  toId: '1.2.18',
  toName: 'account-18',
  units: 5n,
  symbol: 'BTS',
  precision: 5,
  assetId: '1.3.0',
  isDeposit: false,
  isAwaited: true,
};

it.each([
  ['payments', 'insert into payments', 0],
  ['answers to requests', 'update "payment_requests"', 0],
  ['deposits', 'insert into outbox', 0],
  ['transfers', 'insert into outbox', 1],
  ['orders of accounts', 'update order_accounts', 0],
  ['sides of markets', 'insert into order_sides_due', 0],
  ['proposals', 'insert into "proposal_marks"', 0],
  ['timed transfers', 'insert into "timed_marks"', 0],
])('nothing of a range is recorded if its %s can not be', async (_, statement, after) => {
  const payouts = [{ payerId: '1.2.5', payerName: 'xbts-payer', payments: [payment] }];
  const transfers = [transfer, { ...transfer, operation: '101/3/0', isDeposit: true }];
  const range = {
    chainId,
    from: undefined,
    to: 101,
    blocks: [{ blockNum: 101, at: new Date(NOON), payouts, transfers }],
    orders: { accountIds: ['1.2.18'], sides: [{ soldId: '1.3.0', wantedId: '1.3.7' }] },
    proposals: { accountIds: ['1.2.18'], refusedIds: [] },
    timed: { accountIds: ['1.2.18'], takenIds: [] },
  };
  await expect(recordBlocks(failingOnce(statement, after), range)).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
  expect(await blockOf()).toBeUndefined();
});

it.each(['insert into "subscribers"', 'insert into "outbox"'])(
  'a round stays open and unreported if the post to the channel can not be queued: %s',
  async (statement) => {
    const { close, queued } = await paid([payment], { channel: CHANNEL, on: failingOn(storage, statement) });
    await expect(close(60_001)).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect(await queued()).toEqual([]);
    expect(await quietRounds(storage.db, chainId, new Date(NOON + 1))).toHaveLength(1);
  },
);

it('a round without recipients has no post', async () => {
  const { info, close, queued } = await paid([], { channel: CHANNEL });
  await close(60_001);
  expect(await queued()).toEqual([]);
  expect(info.mock.calls.map(([{ queued: count }]) => count)).toEqual([0]);
});
