import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { messengerOf, payAll, peopleOf, subscribe } from './round.ts';
import { spawnSender } from './spawnSender.ts';

let server: OwnDatabases;
beforeAll(() => {
  server = sharedPostgres();
});
afterAll(() => server.stop());

it.each([2, 4])(
  '%i processes on one server send every notice exactly once, and all take part',
  async (count) => {
    const people = peopleOf(1_000);
    const messenger = await messengerOf(people);
    const options = { databaseUrl: await server.createMigrated(), dataDir: '' };
    const storage = await openStorage(options);
    await subscribe(storage, people);
    const { botApiUrl, token } = messenger;
    const task = { storage: options, botApiUrl, token, perSecond: 300, leaseMs: 30_000 };
    const senders = Array.from({ length: count }, () => spawnSender(task));
    // None may finish before another has started.
    await expect
      .poll(() => senders.map((sender) => sender.output()), { timeout: 60_000 })
      .toEqual(senders.map(() => 'ready\n'));
    await payAll(storage, people, 1);
    const ends = await Promise.all(senders.map(({ ended }) => ended));
    expect(ends.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(ends.map(() => ''));
    const shares = ends.map(({ output }) => JSON.parse(output.replace('ready\n', '')));
    expect(shares.reduce((sum, { sent = 0 }) => sum + sent, 0)).toBe(1_000);
    expect(shares.filter(({ sent = 0 }) => sent > 0)).toHaveLength(count);
    expect(people.filter(({ id }) => messenger.chats.find(id)?.messages.length !== 1)).toEqual([]);
    expect(await countNotices(storage.db)).toEqual({ sent: 1_000 });
    await storage.close();
    await messenger.close();
  },
);
