import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { countNotices, queueNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import {
  beginSending,
  type ClaimedNotice,
  claimNotices,
  freeLostClaims,
  releaseClaims,
  settleSends,
} from '@xbts/bot/src/storage/repositories/outboxClaims.ts';
import { removeSubscriber, saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';

const me = { id: 'me', leaseMs: 60_000 };
const other = { id: 'other', leaseMs: 60_000 };
const brief = { id: 'brief', leaseMs: 1 };
const settled = (notice: ClaimedNotice, attempt: number) => ({
  settlements: [{ id: notice.id, attempt, state: 'sent' as const, waitMs: 0, code: null }],
  chatGapMs: 0,
});

onBothEngines('claims of the outbox', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    for (const uid of [1, 2]) {
      await saveSubscriber(storage.db, { uid, language: 'en', kinds: ['stakeMatured'] });
      await addAccounts(storage.db, uid, [{ id: `1.2.${uid}`, name: `account-${uid}` }]);
    }
  });

  const queue = (uid: number, key: string) =>
    queueNotices(storage.db, 'stakeMatured', [{ key, accountId: `1.2.${uid}`, facts: {} }]);
  const claimOne = async (claimant = me): Promise<ClaimedNotice> => {
    const [notice] = await claimNotices(storage.db, claimant, 1);
    return notice ?? expect.unreachable('nothing to claim');
  };
  const interrupt = async () => {
    const notice = await claimOne();
    await beginSending(storage.db, me, [notice.id]);
    return freeLostClaims(storage.db, 'all');
  };

  /** Resolves when `count` statements wait for a lock. */
  const untilWaiting = async (count: number) => {
    const activity = storage.db.withTables<{
      pg_stat_activity: { pid: number; wait_event_type: string; datname: string };
    }>();
    // Other files have databases on the same server.
    const waiting = activity
      .selectFrom('pg_stat_activity')
      .select('pid')
      .where('wait_event_type', '=', 'Lock')
      .where('datname', '=', ({ fn }) => fn('current_database'));
    await expect.poll(() => waiting.execute(), { timeout: 10_000 }).toHaveLength(count);
  };

  it('are held by one claimant at a time', async () => {
    await queue(1, 'a');
    await queue(2, 'a');
    const claims = await Promise.all([me, other].map((each) => claimNotices(storage.db, each, 1)));
    expect(
      claims
        .flat()
        .map(({ uid }) => uid)
        .sort(),
    ).toEqual([1, 2]);
    expect(await claimNotices(storage.db, me, 10)).toEqual([]);
  });

  it("cover one notice per chat, the oldest first, and none before the chat's pause is over", async () => {
    await queue(1, 'a');
    await queue(1, 'b');
    const first = await claimOne();
    expect(await claimNotices(storage.db, me, 10)).toEqual([]);
    const attempt = (await beginSending(storage.db, me, [first.id])).get(first.id) ?? 0;
    await settleSends(storage.db, me, { ...settled(first, attempt), chatGapMs: 60_000 });
    expect(await claimNotices(storage.db, me, 10)).toEqual([]);
    await storage.db
      .updateTable('subscribers')
      .set({ send_after: new Date(0) })
      .execute();
    expect((await claimOne()).id).toBeGreaterThan(first.id);
  });

  it('allow a send only to their holder, and only while they last', async () => {
    await queue(1, 'a');
    const { id } = await claimOne(brief);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await beginSending(storage.db, other, [id])).size).toBe(0);
    expect((await beginSending(storage.db, brief, [id])).size).toBe(0);
    expect(await freeLostClaims(storage.db, 'expired')).toEqual({ freed: 1, repeated: 0, givenUp: 0 });
    expect((await beginSending(storage.db, brief, [id])).size).toBe(0);
  });

  it('that were released can be claimed again as if never taken', async () => {
    await queue(1, 'a');
    const { id } = await claimOne();
    await releaseClaims(storage.db, other, [id]);
    expect(await countNotices(storage.db)).toEqual({ claimed: 1 });
    await releaseClaims(storage.db, me, [id]);
    expect((await claimOne(other)).id).toBe(id);
  });

  it('do not accept an outcome from a former holder, or for an earlier attempt', async () => {
    await queue(1, 'a');
    const notice = await claimOne();
    await beginSending(storage.db, me, [notice.id]);
    await settleSends(storage.db, other, settled(notice, 1));
    await settleSends(storage.db, me, settled(notice, 2));
    expect(await countNotices(storage.db)).toEqual({ sending: 1 });
    await settleSends(storage.db, me, settled(notice, 1));
    expect(await countNotices(storage.db)).toEqual({ sent: 1 });
  });

  it('with an interrupted send are repeated once, then given up with a code', async () => {
    await queue(1, 'a');
    expect(await interrupt()).toEqual({ freed: 1, repeated: 1, givenUp: 0 });
    expect(await interrupt()).toEqual({ freed: 1, repeated: 0, givenUp: 1 });
    const rows = await storage.db.selectFrom('outbox').select(['state', 'code', 'attempt']).execute();
    expect(rows).toEqual([{ state: 'given_up', code: 'notice.interrupted_twice', attempt: 2 }]);
    expect(await claimNotices(storage.db, me, 10)).toEqual([]);
  });

  // The embedded engine does one thing at a time.
  if (databases.engine === 'server') {
    it('can be settled while their chat is being forgotten: neither waits for the other', async () => {
      await queue(1, 'a');
      await queue(1, 'b');
      const { db } = storage;
      const rows = await db.selectFrom('outbox').select('id').orderBy('id').execute();
      const [waiting = 0n, sending = 0n] = rows.map(({ id }) => id);
      const claim = {
        state: 'sending',
        attempt: 1,
        claimed_by: me.id,
        claimed_until: new Date(1e13),
      } as const;
      await db.updateTable('outbox').set(claim).where('id', '=', sending).execute();
      const isHeld = Promise.withResolvers<void>();
      const isOver = Promise.withResolvers<void>();
      const holding = db.transaction().execute(async (held) => {
        await held.selectFrom('outbox').select('id').where('id', '=', waiting).forUpdate().execute();
        isHeld.resolve();
        await isOver.promise;
      });
      await isHeld.promise;
      const removing = removeSubscriber(db, 1);
      await untilWaiting(1);
      const settlement = { id: sending, attempt: 1, state: 'sent' as const, waitMs: 0, code: null };
      const settling = settleSends(db, me, { settlements: [settlement], chatGapMs: 0 });
      await untilWaiting(2);
      isOver.resolve();
      expect(await Promise.allSettled([holding, removing, settling])).toEqual(
        [undefined, true, undefined].map((value) => ({ status: 'fulfilled', value })),
      );
      expect(await countNotices(db)).toEqual({});
    });
  }

  it('are left alone while they last', async () => {
    await queue(1, 'a');
    const { id } = await claimOne();
    await beginSending(storage.db, me, [id]);
    expect(await freeLostClaims(storage.db, 'expired')).toEqual({ freed: 0, repeated: 0, givenUp: 0 });
  });
});
