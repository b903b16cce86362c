import { setTimeout as wait } from 'node:timers/promises';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import type { Messenger } from '../../devnet/messenger/startMessenger.ts';
import { messengerOf, payAll, peopleOf, subscribe } from './round.ts';
import { spawnSender } from './spawnSender.ts';

/** KILLS=20 NOTICES=5000 is the full run; the ordinary one is shorter. */
const kills = Number(process.env.KILLS ?? 3);
const notices = Number(process.env.NOTICES ?? 600);
/**
 * A call is given up after three quarters of it, and its message then sent once more: too long for any busy machine to
 * reach.
 */
const leaseMs = 60_000;

const sentBy = (messenger: Messenger) => messenger.calls.filter(({ status }) => status === 200).length;

/** Resolves a random moment after `count` more messages, or when the process has ended. */
async function momentAfter(messenger: Messenger, more: number, ended: Promise<unknown>): Promise<void> {
  const goal = messenger.calls.length + more;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && messenger.calls.length < goal) await wait(1);
  await wait(Math.random() * 5);
}

/** Expires the lease of a killed sender. In a folder that one process uses the next sender needs no lease to end. */
async function endLeases(options: StorageOptions): Promise<void> {
  if (options.databaseUrl === '') return;
  const storage = await openStorage(options);
  await storage.db
    .updateTable('outbox')
    .set({ claimed_until: new Date() })
    .where('state', 'in', ['claimed', 'sending'])
    .execute();
  await storage.close();
}

onBothEngines('a sender killed during a round', (databases) => {
  it(
    `loses no notice and repeats only interrupted ones (${kills} kills, ${notices} notices)`,
    async () => {
      const people = peopleOf(notices);
      const messenger = await messengerOf(people);
      const options = await databases.next();
      const seeding = await openStorage(options);
      await subscribe(seeding, people);
      expect(await payAll(seeding, people, 1)).toBe(notices);
      await seeding.close();

      const task = {
        storage: options,
        botApiUrl: messenger.botApiUrl,
        token: messenger.token,
        perSecond: 500,
        leaseMs,
        atOnce: 8,
      };
      const killedAt: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const sender = spawnSender(task);
        await momentAfter(messenger, (0.1 + 0.8 * Math.random()) * (notices / kills), sender.ended);
        sender.kill();
        expect((await sender.ended).code).toBeNull();
        await endLeases(options);
        killedAt.push(sentBy(messenger));
      }
      const { code, output } = await spawnSender(task).ended;
      expect(output).toContain('sent');
      expect(code).toBe(0);

      const told = new Map(people.map(({ id }) => [id, messenger.chats.find(id)?.messages.length ?? 0]));
      const storage = await openStorage(options);
      const rows = await storage.db.selectFrom('outbox').select(['uid', 'state', 'interruptions']).execute();
      const interrupted = new Set(rows.filter((row) => row.interruptions > 0).map(({ uid }) => Number(uid)));
      const states = await countNotices(storage.db);
      await storage.close();
      await messenger.close();
      const repeated = [...told].filter(([, times]) => times > 1).map(([uid]) => uid);
      console.log(
        `${databases.engine}: killed after ${killedAt.join(', ')} messages; ${interrupted.size} sends interrupted,`,
        `${repeated.length} told twice, ${states.given_up ?? 0} given up`,
      );
      expect([...told].filter(([, times]) => times === 0)).toEqual([]);
      expect([...told].filter(([, times]) => times > 2)).toEqual([]);
      expect(repeated.filter((uid) => !interrupted.has(uid))).toEqual([]);
      expect((states.sent ?? 0) + (states.given_up ?? 0)).toBe(notices);
    },
    120_000 + notices * kills * 80,
  );
});
