import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { keepChat } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import { spawnKillable } from '../spawnKillable.ts';

const kills = Number(process.env.KILLS ?? 2);
/** More than are stored together, so that a kill also hits between two pages of one price. */
const alerts = 1_200;
/** Each rise fires every alert, each fall prepares the next. */
const prices = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? 1.1 : 0.9));
const subject = '1.3.1';

onBothEngines('an evaluator of prices that is killed', (databases) => {
  it(`reports every alert each time, and no time twice (${kills} kills, ${alerts} alerts)`, async () => {
    const options = await databases.next();
    const seeding = await openStorage(options);
    await keepChat(seeding.db, 7);
    const own = { uid: 7, subject, quote: 'STH', base: 'USD', kind: 'above', level: '1' } as const;
    await seeding.db
      .insertInto('alerts')
      .values(Array.from({ length: alerts }, () => ({ ...own, repeats: true, rise_at: 1, is_armed: true })))
      .execute();
    await seeding.close();

    const evaluate = (rest: readonly number[]) =>
      spawnKillable(join(import.meta.dirname, 'pricesProcess.ts'), {
        storage: options,
        subject,
        prices: rest,
      });
    let done = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const evaluator = evaluate(prices.slice(done));
      while (evaluator.output().length === 0) await wait(5);
      await wait(Math.random() * 150);
      evaluator.kill();
      const { code, output } = await evaluator.ended;
      expect(output).toMatch(/^\.+$/u);
      // An unconfirmed price may be processed all the same: it is repeated, like at the next tick.
      done += output.length;
      if (code !== null) break;
    }
    const { code, output } = await evaluate(prices.slice(done)).ended;
    expect([code, output.length]).toEqual([0, prices.length - done]);

    const storage = await openStorage(options);
    const told = await storage.db.selectFrom('alerts').select(['id', 'told']).execute();
    const queued = await storage.db.selectFrom('outbox').select('key').execute();
    await storage.close();
    const times = prices.length / 2;
    expect(new Set(told.map((alert) => alert.told))).toEqual(new Set([times]));
    // Keys are unique, so the right number means the right set.
    const keys = told.flatMap(({ id }) =>
      Array.from({ length: times }, (_, time) => `alert:${id}:${time + 1}`),
    );
    expect(queued.map(({ key }) => key).sort()).toEqual(keys.sort());
  }, 120_000);
});
