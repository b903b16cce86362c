import { forget } from '@xbts/bot/src/storage/forget.ts';
import { cleanUp } from '@xbts/bot/src/storage/housekeeping.ts';
import { tryToLead } from '@xbts/bot/src/storage/leadership.ts';
import { migrate } from '@xbts/bot/src/storage/migrations/migrate.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import {
  accountsOf,
  addAccounts,
  removeAccount,
  watchedWithNames,
} from '@xbts/bot/src/storage/repositories/accounts.ts';
import { openChallenge, takeChallenge } from '@xbts/bot/src/storage/repositories/challenges.ts';
import { saveLanguage } from '@xbts/bot/src/storage/repositories/languages.ts';
import { holdLaunch, pruneLaunches } from '@xbts/bot/src/storage/repositories/launches.ts';
import { countNotices, dropWaiting, queueNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { advancePosition, positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import {
  countReferrals,
  partnerOf,
  recordReferral,
  refuseReferral,
} from '@xbts/bot/src/storage/repositories/referrals.ts';
import { pauseLeft, pauseSending, takeTurns } from '@xbts/bot/src/storage/repositories/sendingRate.ts';
import {
  changeSubscriber,
  findSubscriber,
  saveSubscriber,
} from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { dropUpdates, keepUpdates } from '@xbts/bot/src/storage/repositories/updates.ts';
import type { Tables } from '@xbts/bot/src/storage/tables.ts';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';

const alice = { uid: 7_001_001, language: 'en', kinds: ['payout'] };
const keeper = { id: 'one', leaseMs: 30_000 };
const chainId = 'ab'.repeat(32);
const noticeOf = (accountId: string) => ({ key: 'stake:1.13.1', accountId, facts: { units: '1' } });

onBothEngines('storage', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });

  it('updates the tables only once', async () => {
    await expect(migrate(storage.db)).resolves.toBeUndefined();
  });

  it('binds launch data to the first session that uses them, until they are too old', async () => {
    const { db } = storage;
    const first = { hash: '5a', session: 'first', seconds: -1 };
    expect(await holdLaunch(db, first)).toBe(true);
    expect(await holdLaunch(db, { ...first, session: 'second' })).toBe(false);
    expect(await holdLaunch(db, first)).toBe(true);
    await pruneLaunches(db);
    expect(await holdLaunch(db, { ...first, session: 'second' })).toBe(true);
  });

  it('accepts a challenge once, and only the newest of a user', async () => {
    const { db } = storage;
    await openChallenge(db, { uid: 5, nonce: 'old', seconds: 60 });
    await openChallenge(db, { uid: 5, nonce: 'new', seconds: 60 });
    expect(await takeChallenge(db, 5, 'old')).toBe(false);
    const both = await Promise.all([takeChallenge(db, 5, 'new'), takeChallenge(db, 5, 'new')]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('stores a subscriber with language, choices and mute', async () => {
    const { db } = storage;
    await saveSubscriber(db, alice);
    await changeSubscriber(db, alice.uid, { isMuted: true });
    await saveSubscriber(db, { ...alice, language: 'ru', kinds: ['payout', 'stakeMatured'] });
    expect(await findSubscriber(db, alice.uid)).toEqual({
      uid: 7_001_001,
      language: 'ru',
      kinds: ['payout', 'stakeMatured'],
      isMuted: true,
      quiet: null,
    });
    expect(await changeSubscriber(db, 1, { isMuted: true })).toBe(false);
    expect(await findSubscriber(db, 1)).toBeUndefined();
  });

  it('stores accounts per subscriber, and knows which are watched', async () => {
    const { db } = storage;
    await saveSubscriber(db, { ...alice, uid: 11 });
    await saveSubscriber(db, { ...alice, uid: 12, kinds: [] });
    await addAccounts(db, 11, [
      { id: '1.2.18', name: 'alice-trader7' },
      { id: '1.2.9', name: 'bob-holder2' },
    ]);
    await addAccounts(db, 11, [{ id: '1.2.9', name: 'bob-holder2' }]);
    await addAccounts(db, 12, [{ id: '1.2.77', name: 'carol-pools3' }]);
    expect(await watchedWithNames(db, { kind: 'payout', ids: ['1.2.9', '1.2.77', '1.2.5'] })).toEqual([
      { id: '1.2.9', name: 'bob-holder2' },
    ]);
    expect(await removeAccount(db, 11, 'bob-holder2')).toBe(true);
    expect(await removeAccount(db, 11, 'bob-holder2')).toBe(false);
    expect(await accountsOf(db, 11)).toEqual([{ id: '1.2.18', name: 'alice-trader7' }]);
  });

  it('keeps the first partner, and lets the user refuse one for good', async () => {
    const { db } = storage;
    expect(await recordReferral(db, 21, 'partner-one')).toBe(true);
    expect(await recordReferral(db, 21, 'partner-two')).toBe(false);
    expect(await partnerOf(db, 21)).toBe('partner-one');
    expect(await countReferrals(db, 'partner-one')).toBe(1);
    await refuseReferral(db, 21);
    expect(await recordReferral(db, 21, 'partner-two')).toBe(false);
    expect(await partnerOf(db, 21)).toBeUndefined();
    expect(await countReferrals(db, 'partner-one')).toBe(0);
  });

  it('sees an update for the first time only once', async () => {
    const kept = await Promise.all(
      [[5], [5, 6], [6, 6, 7]].map((ids) =>
        keepUpdates(
          storage.db,
          keeper,
          ids.map((id) => ({ update_id: id })),
        ),
      ),
    );
    expect(kept.flatMap((ids) => [...ids]).sort()).toEqual([5, 6, 7]);
    await dropUpdates(storage.db, keeper, [5, 6, 7]);
  });

  it('moves the position only from where it is', async () => {
    const { db } = storage;
    expect(await positionOf(db, chainId)).toBeUndefined();
    expect(await advancePosition(db, chainId, { from: undefined, to: 100 })).toBe(true);
    expect(await advancePosition(db, chainId, { from: undefined, to: 200 })).toBe(false);
    expect(await advancePosition(db, chainId, { from: 99, to: 200 })).toBe(false);
    expect(await advancePosition(db, chainId, { from: 100, to: 200 })).toBe(true);
    expect(await positionOf(db, chainId)).toBe(200);
  });

  it('hands out turns one after the other, and none before a pause is over', async () => {
    const { db } = storage;
    // Minutes and hours: the time between two statements does not matter.
    const first = await takeTurns(db, 10, 60_000);
    const second = await takeTurns(db, 1, 60_000);
    expect(first).toBeLessThan(5);
    expect(second - first).toBeGreaterThan(9 * 60_000);
    await pauseSending(db, 7_200);
    await pauseSending(db, 1);
    expect(await pauseLeft(db)).toBeGreaterThan(7_100_000);
    expect(await takeTurns(db, 1, 50)).toBeGreaterThan(7_100_000);
  });

  it("drops a chat's waiting notices, and deletes all data of a user on request", async () => {
    const { db } = storage;
    await saveSubscriber(db, { ...alice, uid: 31 });
    await addAccounts(db, 31, [{ id: '1.2.31', name: 'dave-newbie4' }]);
    await recordReferral(db, 31, 'partner-one');
    expect(await queueNotices(db, 'payout', [noticeOf('1.2.31')])).toBe(1);
    expect(await queueNotices(db, 'payout', [noticeOf('1.2.31')])).toBe(0);
    await dropWaiting(db, 31);
    expect(await countNotices(db)).toEqual({});
    await queueNotices(db, 'payout', [noticeOf('1.2.31')]);
    await forget(storage, 31);
    const left = db.selectFrom('subscribers').select('uid').where('uid', '=', 31n);
    expect(await left.execute()).toEqual([]);
    expect(await accountsOf(db, 31)).toEqual([]);
    expect(await partnerOf(db, 31)).toBeUndefined();
    expect(await countNotices(db)).toEqual({});
  });

  it('has no data left of a deleted user, in any table', async () => {
    const { db } = storage;
    const uid = 73_123_457;
    await saveSubscriber(db, { ...alice, uid });
    await addAccounts(db, uid, [{ id: '1.2.73', name: 'forget-me73' }]);
    await recordReferral(db, uid, 'partner-of-73');
    await saveLanguage(db, uid, 'zh');
    await openChallenge(db, { uid, nonce: '73'.repeat(16), seconds: 600 });
    await queueNotices(db, 'payout', [noticeOf('1.2.73')]);
    const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Tables);
    const found = async () => {
      const traces: string[] = [];
      for (const table of tables)
        for (const row of await db.selectFrom(table).selectAll().execute())
          if (/73123457|forget-me73|partner-of-73|7373/u.test(Object.values(row).map(String).join(' ')))
            traces.push(table);
      return traces.sort();
    };
    expect(await found()).toEqual([
      'accounts',
      'challenges',
      'languages',
      'outbox',
      'referrals',
      'subscribers',
    ]);
    await forget(storage, uid);
    expect(await found()).toEqual([]);
  });

  it('cleans up without touching data still needed', async () => {
    await cleanUp(storage);
    expect(await keepUpdates(storage.db, keeper, [{ update_id: 5 }])).toEqual(new Set());
  });

  it('gives the lease of a task to one holder at a time', async () => {
    const held = await tryToLead(storage, 'follower');
    expect(held?.lost.aborted).toBe(false);
    if (storage.engine === 'server') expect(await tryToLead(storage, 'follower')).toBeUndefined();
    await held?.release();
    const again = await tryToLead(storage, 'follower');
    expect(again?.lost.aborted).toBe(false);
    await again?.release();
  });

  it('rolls back all of a transaction that fails', async () => {
    const failed = storage.db.transaction().execute(async (transaction) => {
      await advancePosition(transaction, chainId, { from: 200, to: 300 });
      await saveSubscriber(transaction, { ...alice, uid: Number.NaN });
    });
    await expect(failed).rejects.toThrow();
    expect(await positionOf(storage.db, chainId)).toBe(200);
  });
});
