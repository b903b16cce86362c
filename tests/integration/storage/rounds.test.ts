import type { BlockFindings } from '@xbts/bot/src/chain/follower/findings.ts';
import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import { incomingTransfer } from '@xbts/bot/src/notices/kinds/incomingTransfer.ts';
import { stakeMatured } from '@xbts/bot/src/notices/kinds/stakeMatured.ts';
import { queueEvents } from '@xbts/bot/src/notices/queueEvents.ts';
import { queueRound } from '@xbts/bot/src/notices/rounds/closeRounds.ts';
import { queueSummary } from '@xbts/bot/src/notices/rounds/queueSummary.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { claimNotices } from '@xbts/bot/src/storage/repositories/outboxClaims.ts';
import { minimumsOf, saveMinimum } from '@xbts/bot/src/storage/repositories/paymentMinimums.ts';
import { type Payment, totalsOf } from '@xbts/bot/src/storage/repositories/payments.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { quietRounds } from '@xbts/bot/src/storage/repositories/rounds.ts';
import {
  changeSubscriber,
  findSubscriber,
  saveSubscriber,
} from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';

const chainId = '12'.repeat(32);
const at = (second: number) => new Date(Date.UTC(2026, 0, 15, 12, 0, second));
const late = at(3600);

const payment = (operation: string, accountId: string, units: bigint): Payment => ({
  operation,
  accountId,
  accountName: `account-${accountId.slice(4)}`,
  units,
  assetId: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
});

const block = (
  blockNum: number,
  payments: readonly Payment[],
  rest: Partial<BlockFindings> = {},
): BlockFindings => ({
  blockNum,
  at: at(blockNum - 100),
  payouts: [{ payerId: '1.2.5', payerName: 'xbts-payer', payments }],
  transfers: [],
  ...rest,
});

onBothEngines('rounds', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    const { db } = storage;
    await saveSubscriber(db, { uid: 1, language: 'en', kinds: ['payout', 'incomingTransfer'] });
    await saveSubscriber(db, { uid: 2, language: 'ru', kinds: ['payout'] });
    await saveSubscriber(db, { uid: 3, language: 'zh', kinds: ['stakeMatured'] });
    await addAccounts(db, 1, [
      { id: '1.2.18', name: 'account-18' },
      { id: '1.2.19', name: 'account-19' },
    ]);
    await addAccounts(db, 2, [{ id: '1.2.19', name: 'account-19' }]);
    await addAccounts(db, 3, [{ id: '1.2.18', name: 'account-18' }]);
  });

  const claimed = async () =>
    (await claimNotices(storage.db, { id: 'test', leaseMs: 10_000 }, 100)).sort((a, b) => a.uid - b.uid);

  it('makes one digest per subscriber of all the blocks of a round, however large the sums', async () => {
    const large = 9_007_199_254_740_993n;
    const stretch = {
      chainId,
      from: undefined,
      to: 105,
      orders: noTouches,
      blocks: [
        block(101, [payment('101/0/0', '1.2.18', large), payment('101/1/0', '1.2.404', 7n)]),
        block(103, [payment('103/0/0', '1.2.19', 250_000n)]),
      ],
    };
    expect(await recordBlocks(storage, stretch)).toBe(true);
    const [roundId = ''] = await quietRounds(storage.db, chainId, late);
    expect(await quietRounds(storage.db, chainId, at(3))).toEqual([]);
    expect(await totalsOf(storage.db, roundId)).toEqual([
      { symbol: 'XBTSX.STH', precision: 5, units: large + 250_007n, payments: 3, accounts: 3 },
    ]);
    expect(await queueRound(storage, { roundId, prices: { 'XBTSX.STH': 0.25 } })).toBe(2);
    expect(await queueRound(storage, { roundId, prices: {} })).toBeUndefined();
    const shared = { payer: 'xbts-payer', symbol: 'XBTSX.STH', precision: 5, price: 0.25 };
    const second = { ...shared, operation: '103/0/0', account: 'account-19', units: '250000' };
    expect((await claimed()).map(({ uid, language, kind, facts }) => [uid, language, kind, facts])).toEqual([
      [
        1,
        'en',
        'payout',
        [{ ...shared, operation: '101/0/0', account: 'account-18', units: '9007199254740993' }, second],
      ],
      [2, 'ru', 'payout', [second]],
    ]);
  });

  it('stores a range of blocks once, though two processes read it', async () => {
    const stretch = {
      chainId,
      from: undefined,
      to: 101,
      orders: noTouches,
      blocks: [block(101, [payment('101/0/0', '1.2.18', 1n)])],
    };
    const stored = await Promise.all([recordBlocks(storage, stretch), recordBlocks(storage, stretch)]);
    expect(stored.sort()).toEqual([false, true]);
    expect(await positionOf(storage.db, chainId)).toBe(101);
  });

  it('leaves the position unchanged when a block can not be stored', async () => {
    const broken = payment('101/0/0', '1.2.18', 2n ** 64n);
    const stretch = { chainId, from: undefined, to: 101, blocks: [block(101, [broken])], orders: noTouches };
    await expect(recordBlocks(storage, stretch)).rejects.toThrow();
    expect(await positionOf(storage.db, chainId)).toBeUndefined();
    expect(await quietRounds(storage.db, chainId, late)).toEqual([]);
  });

  it('begins a new round after one was closed', async () => {
    const { db } = storage;
    await recordBlocks(storage, {
      chainId,
      from: undefined,
      to: 101,
      blocks: [block(101, [])],
      orders: noTouches,
    });
    const [first = ''] = await quietRounds(db, chainId, late);
    await queueRound(storage, { roundId: first, prices: {} });
    await recordBlocks(storage, { chainId, from: 101, to: 102, blocks: [block(102, [])], orders: noTouches });
    const [second = ''] = await quietRounds(db, chainId, late);
    expect(second).not.toBe(first);
  });

  it("reports transfers from a user's minimum for their asset on, and all of other assets", async () => {
    const transfer = {
      fromName: 'carol-pools3',
      toId: '1.2.18',
      toName: 'account-18',
      isDeposit: false,
      assetId: '1.3.0',
      isAwaited: false,
      precision: 5,
    };
    const { db } = storage;
    await saveSubscriber(db, { uid: 1, language: 'en', kinds: ['incomingTransfer'] });
    await addAccounts(db, 1, [{ id: '1.2.18', name: 'account-18' }]);
    await saveMinimum(db, 1, { symbol: 'BTS', precision: 5, units: 100n });
    const sums = [
      ['BTS', 99n],
      ['BTS', 100n],
      ['XBTSX.STH', 1n],
    ] as const;
    await queueEvents(
      db,
      incomingTransfer,
      sums.map(([symbol, units], index) => ({ ...transfer, operation: `9/${index}/0`, symbol, units })),
    );
    const queued = await db.selectFrom('outbox').select('key').orderBy('key').execute();
    expect(queued.map(({ key }) => key)).toEqual(['transfer:9/1/0', 'transfer:9/2/0']);
    await saveMinimum(db, 1, { symbol: 'BTS', precision: 5, units: 0n });
    expect(await minimumsOf(db, 1)).toEqual([]);
  });

  it('reports a transfer and a matured stake once to users who chose them', async () => {
    const transfer = {
      operation: '101/2/0',
      fromName: 'carol-pools3',
      toId: '1.2.18',
      toName: 'account-18',
      isDeposit: false,
      assetId: '1.3.0',
      isAwaited: false,
      units: 100_000n,
      symbol: 'BTS',
      precision: 5,
    };
    const unwatched = { ...transfer, operation: '101/3/0', toId: '1.2.404' };
    const stretch = {
      chainId,
      from: undefined,
      to: 101,
      orders: noTouches,
      blocks: [block(101, [], { transfers: [transfer, unwatched] })],
    };
    await recordBlocks(storage, stretch);
    const stake = {
      vestingId: '1.13.7',
      ownerId: '1.2.18',
      ownerName: 'account-18',
      units: 5n,
      symbol: 'XBTSX.STH',
      precision: 5,
    };
    expect(await queueEvents(storage.db, stakeMatured, [stake])).toBe(1);
    expect(await queueEvents(storage.db, stakeMatured, [stake])).toBe(0);
    expect((await claimed()).map(({ uid, kind }) => [uid, kind])).toEqual([
      [1, 'incomingTransfer'],
      [3, 'stakeMatured'],
    ]);
  });

  it('sums a round up for a chat with its own subscription, whose choices stay', async () => {
    await recordBlocks(storage, {
      chainId,
      from: undefined,
      to: 101,
      orders: noTouches,
      blocks: [block(101, [payment('101/0/0', '1.2.19', 5n)])],
    });
    const [roundId = ''] = await quietRounds(storage.db, chainId, late);
    await queueSummary(storage, { channel: 2, roundId, prices: {} });
    await queueRound(storage, { roundId, prices: {} });
    expect(await findSubscriber(storage.db, 2)).toMatchObject({ language: 'ru', kinds: ['payout'] });
    const kinds = await storage.db.selectFrom('outbox').select('kind').where('uid', '=', 2n).execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['payout', 'roundSummary']);
  });

  it('queues nothing for muted users', async () => {
    await changeSubscriber(storage.db, 3, { isMuted: true });
    const stake = {
      vestingId: '1.13.7',
      ownerId: '1.2.18',
      ownerName: 'a',
      units: 5n,
      symbol: 'X',
      precision: 5,
    };
    expect(await queueEvents(storage.db, stakeMatured, [stake])).toBe(0);
  });
});
