import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noTouches } from '../../chain/orders/findOrderTouches.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type Payment, recordPayments } from '../../storage/repositories/payments.ts';
import { quietRounds } from '../../storage/repositories/rounds.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { watch } from '../awaited.fixture.ts';
import { closeRounds, queueRound } from './closeRounds.ts';
import { recordRange } from './recordRange.ts';

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

/** A round of these payments at noon; closes what is quiet for a minute at a moment. */
async function paid(payments: readonly Payment[], { channel }: { channel?: number } = {}) {
  const payer = { chainId, payerId: '1.2.5', payerName: 'xbts-payer' };
  await recordPayments(storage.db, { ...payer, blockNum: 101, at: new Date(NOON) }, payments);
  const [roundId = ''] = await quietRounds(storage.db, chainId, new Date(NOON + 1));
  const info = vi.fn();
  const readPrices = vi.fn(async () => ({ 'XBTSX.STH': 0.5 }));
  const deps = { storage, quietMs: 60_000, readPrices, channel, log: { info } };
  const close = (ms: number) => closeRounds(deps, chainId, new Date(NOON + ms));
  const queued = async () => {
    const rows = await storage.db.selectFrom('outbox').select(['uid', 'kind']).orderBy('kind').execute();
    return rows.map(({ uid, kind }) => `${uid} ${kind}`);
  };
  return { roundId, info, readPrices, close, queued };
}

it('a round is over when it was quiet for longer than a minute; those it paid are told, and how many is noted', async () => {
  const { roundId, info, readPrices, close, queued } = await paid([payment], { channel: CHANNEL });
  await close(60_000);
  expect([await queued(), readPrices.mock.calls]).toEqual([[], []]);
  await close(60_001);
  expect(await queued()).toEqual(['1 payout', `${CHANNEL} roundSummary`]);
  expect(info.mock.calls).toEqual([[{ round: roundId, queued: 1 }, 'a round of payouts is over']]);
  await close(120_000);
  expect(info).toHaveBeenCalledTimes(1);
});

it('without a channel nothing is posted', async () => {
  const { close, queued } = await paid([payment]);
  await close(60_001);
  expect(await queued()).toEqual(['1 payout']);
});

it('a round that another process closes meanwhile is told by that one', async () => {
  const { roundId, info, readPrices, close, queued } = await paid([payment]);
  readPrices.mockImplementation(async () => {
    await queueRound(storage, { roundId, prices: {} });
    return { 'XBTSX.STH': 0.5 };
  });
  await close(60_001);
  expect([await queued(), info.mock.calls]).toEqual([['1 payout'], []]);
});

it('the post to the channel says what a coin is worth, where that is known', async () => {
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

it('payouts further apart than the quiet time are told as two rounds, though their blocks are read at once', async () => {
  const payouts = [{ payerId: '1.2.5', payerName: 'xbts-payer', payments: [payment] }];
  const later = [{ ...payouts[0], payments: [{ ...payment, operation: '121/0/0' }] }] as typeof payouts;
  const blocks = [
    { blockNum: 101, at: new Date(NOON), payouts, transfers: [] },
    { blockNum: 121, at: new Date(NOON + 60_001), payouts: later, transfers: [] },
  ];
  const deps = { storage, quietMs: 60_000, readPrices: async () => ({}), channel: undefined };
  const range = { chainId, from: undefined, to: 121, orders: noTouches, blocks };
  const info = vi.fn();
  expect(await recordRange({ ...deps, log: { info } }, range, new Date(NOON + 120_002))).toBe(true);
  expect(info.mock.calls.map(([{ queued }]) => queued)).toEqual([1, 1]);
});

it('of a round that paid nobody nothing is posted', async () => {
  const { info, close, queued } = await paid([], { channel: CHANNEL });
  await close(60_001);
  expect(await queued()).toEqual([]);
  expect(info.mock.calls.map(([{ queued: count }]) => count)).toEqual([0]);
});
