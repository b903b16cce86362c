import { evaluatePrices } from '@xbts/bot/src/notices/alerts/evaluatePrices.ts';
import { claimAwake } from '@xbts/bot/src/notices/sender/claimAwake.ts';
import { changeChoices } from '@xbts/bot/src/storage/changeChoices.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import {
  addAlert,
  alertsOf,
  changeAlert,
  removeAlert,
  ruleOf,
} from '@xbts/bot/src/storage/repositories/alerts.ts';
import { awaitedSubjects } from '@xbts/bot/src/storage/repositories/crossedAlerts.ts';
import { queueFor } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { keepChat } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { beginAt, crossingAt, onceMore, type PriceRule } from '@xbts/shared/alerts/priceRule.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';

const UID = 7;
const shown = { quote: 'XBTSX.STH', base: 'USD' };

onBothEngines('alerts of prices', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    await keepChat(storage.db, UID);
  });

  const add = (rule: PriceRule, { at = 100, subject = '1.3.1', most = 1_000 } = {}) =>
    addAlert(
      storage.db,
      { ...rule, ...shown, ...beginAt(rule, at), subject, level: String(rule.level), uid: UID },
      most,
    );
  const tick = (prices: Readonly<Record<string, number>>) =>
    evaluatePrices(
      storage,
      new Map(
        Object.entries(prices).map(([subject, price]) => [
          subject,
          { price, readAt: 1_795_000_000_000, sources: ['prices' as const], isAgreed: false },
        ]),
      ),
    );
  const queued = async () =>
    (await storage.db.selectFrom('outbox').select(['key', 'facts']).orderBy('id').execute()).map(
      ({ key, facts }) => ({ key, facts: facts as { price: number }[] }),
    );

  it('fire once at their price, with the price and its source', async () => {
    const id = await add({ kind: 'above', level: 110, repeats: false });
    expect(await tick({ '1.3.1': 109.9, '1.3.2': 500 })).toBe(0);
    expect(await tick({ '1.3.1': 111 })).toBe(1);
    expect(await tick({ '1.3.1': 111 })).toBe(0);
    expect(await tick({ '1.3.1': 90 })).toBe(0);
    expect(await tick({ '1.3.1': 120 })).toBe(0);
    expect(await queued()).toMatchObject([
      { key: `alert:${id}:1`, facts: [{ price: 111, sources: ['prices'], level: '110', kind: 'above' }] },
    ]);
    expect(await alertsOf(storage.db, UID)).toMatchObject([{ told: 1, toldPrice: 111, riseAt: null }]);
  });

  it('fire like the rule alone, in any number and with any price movements', async () => {
    const subjects = ['1.3.1', '1.3.2', '1.19.3'];
    const rules = Array.from({ length: 90 }, (_, index): PriceRule & { subject: string } => ({
      kind: (['above', 'below', 'moved'] as const)[index % 3] ?? 'above',
      level: index % 3 === 2 ? 1 + (index % 7) : 90 + (index % 21),
      repeats: index % 2 === 0,
      subject: subjects[index % subjects.length] ?? '',
    }));
    for (const rule of rules) await add(rule, { subject: rule.subject });
    const model = rules.map((rule) => ({ rule, triggers: beginAt(rule, 100), told: 0 }));
    // A walk up and down over all levels, with another step size for each subject.
    for (let step = 1; step <= 40; step += 1) {
      const prices = Object.fromEntries(
        subjects.map((subject, index) => [subject, 100 + 14 * Math.sin(step * (0.4 + index / 3))]),
      );
      await tick(prices);
      for (const each of model) {
        const crossing = crossingAt(each.rule, each.triggers, prices[each.rule.subject] ?? 0);
        if (crossing === undefined) continue;
        each.triggers = crossing.triggers;
        each.told += crossing.isTold ? 1 : 0;
      }
    }
    const stored = await alertsOf(storage.db, UID);
    expect(stored.map(({ told }) => told)).toEqual(model.map(({ told }) => told));
    expect(await queued()).toHaveLength(model.reduce((sum, { told }) => sum + told, 0));
    expect(Math.max(...stored.map(({ told }) => told))).toBeGreaterThan(3);
  });

  it('are limited in number, and belong to their user alone', async () => {
    const rule: PriceRule = { kind: 'above', level: 110, repeats: false };
    const ids = await Promise.all([1, 2, 3, 4].map(() => add(rule, { most: 3 })));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(3);
    const [id = 0n] = ids.filter((each) => each !== undefined);
    expect(await removeAlert(storage.db, UID + 1, id)).toBe(false);
    expect(await changeAlert(storage.db, { uid: UID + 1, id, ...beginAt(rule, 1) })).toBe(false);
    expect(await removeAlert(storage.db, UID, id)).toBe(true);
    expect(await alertsOf(storage.db, UID)).toHaveLength(2);
  });

  it('are repeated on request, by another key', async () => {
    const id = (await add({ kind: 'above', level: 110, repeats: false })) ?? 0n;
    await tick({ '1.3.1': 111 });
    const [stored] = await alertsOf(storage.db, UID);
    expect(
      stored && (await changeAlert(storage.db, { uid: UID, id, ...onceMore(ruleOf(stored), 111) })),
    ).toBe(true);
    for (const price of [112, 100, 113]) await tick({ '1.3.1': price });
    expect((await queued()).map(({ key }) => key)).toEqual([`alert:${id}:1`, `alert:${id}:2`]);
  });

  it('list the subjects whose price is needed, each once', async () => {
    expect(await awaitedSubjects(storage.db)).toEqual([]);
    for (const subject of ['1.3.1', '1.3.2', '1.3.1/1.3.0', '1.3.2'])
      await add({ kind: 'moved', level: 5, repeats: true }, { subject });
    await add({ kind: 'below', level: 50, repeats: false }, { subject: '1.19.9' });
    await tick({ '1.19.9': 40 });
    expect((await awaitedSubjects(storage.db)).sort()).toEqual(['1.3.1', '1.3.1/1.3.0', '1.3.2']);
  });

  it('do not fire for users who muted everything', async () => {
    await add({ kind: 'above', level: 110, repeats: false });
    await changeChoices(storage, UID, { isMuted: true });
    expect(await tick({ '1.3.1': 111 })).toBe(0);
    expect(await queued()).toEqual([]);
  });

  it('wait for the end of a quiet time with all other notices, in order, and are not lost', async () => {
    const night = { from: 23 * 60, to: 7 * 60, zone: 'Europe/Berlin' };
    await changeChoices(storage, UID, { quiet: night });
    await keepChat(storage.db, 8);
    for (const [uid, key] of [
      [UID, 'one'],
      [UID, 'two'],
      [8, 'other'],
    ] as const)
      await queueFor(storage.db, uid, { kind: 'priceAlert', key, facts: [{}] });
    const claimant = { id: 'me', leaseMs: 60_000 };
    const claimAt = (moment: string) =>
      claimAwake(storage, { claimant, limit: 10, now: () => Date.parse(moment) });
    expect((await claimAt('2026-01-10T23:00:00Z')).map(({ uid }) => uid)).toEqual([8]);
    const held = await storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('uid', '=', 7n)
      .orderBy('id')
      .execute();
    expect(held.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect((held[0]?.not_before.getTime() ?? 0) - Date.now()).toBeGreaterThan(6.9 * 3_600_000);
    expect(await claimAt('2026-01-10T23:00:00Z')).toEqual([]);
    // A user who ends their quiet time earlier is notified at once.
    await changeChoices(storage, UID, { quiet: null });
    expect((await claimAt('2026-01-10T23:00:00Z')).map(({ uid }) => uid)).toEqual([UID]);
  });
});
