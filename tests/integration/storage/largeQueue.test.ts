import { cleanUp } from '@xbts/bot/src/storage/housekeeping.ts';
import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices, countUnfinished } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { claimNotices } from '@xbts/bot/src/storage/repositories/outboxClaims.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { asOwner } from '../operate/examined.ts';
import { fillQueue, rowsRead } from './largeQueue.ts';

const size = { chats: 20_000, told: 200_000, waiting: 20_000 };
const me = { id: 'me', leaseMs: 600_000 };

let server: OwnDatabases;
let databaseUrl: string;

beforeAll(async () => {
  server = sharedPostgres();
  databaseUrl = await server.createMigrated();
  await fillQueue(databaseUrl, size);
});
afterAll(() => server?.stop());

/** The rows that the server reads for this. Its figures are whole once the line is closed. */
async function readFor(work: (storage: Storage) => Promise<unknown>): Promise<number> {
  const before = await rowsRead(databaseUrl);
  const storage = await openStorage({ databaseUrl, dataDir: '' });
  await work(storage);
  await storage.close();
  await expect.poll(() => rowsRead(databaseUrl)).toBeGreaterThan(before);
  return (await rowsRead(databaseUrl)) - before;
}

it('a claim in a queue of which the server knows nothing reads a few rows a notice, not the tables', async () => {
  const read = await readFor(async (storage) => {
    for (let claim = 1; claim <= 10; claim += 1)
      expect(await claimNotices(storage.db, me, 100)).toHaveLength(100);
  });
  // A thousand notices: each is read with its chat and the chat's first, and once more to be claimed. What was claimed before is stepped over.
  expect(read).toBeLessThan(10_000);
});

it('what is unfinished is counted without a look at what is notified', async () => {
  const read = await readFor(async ({ db }) => expect(await countUnfinished(db)).toBe(size.waiting));
  expect(read).toBeLessThan(2 * size.waiting);
});

it('old notices and payments go in slices, and the others stay', async () => {
  await asOwner(databaseUrl, async (owner) => {
    await owner.query(`update outbox set done_at = now() - interval '31 days' where key like 'told:%1'`);
    await owner.query(`insert into rounds (id, chain_id, payer_id, payer_name, first_block, last_block, last_at, state, queued_at)
      select r, 'c', '1.2.1', 'payer', 1, 1, now(), 'queued', now() - make_interval(days => r)
      from unnest('{1,61}'::int[]) r`);
    await owner.query(`insert into payments select r, '1/1/' || n, '1.2.2', 'paid', 1, '1.3.0', 'BTS', 5
      from unnest('{1,61}'::int[]) r, generate_series(1, 12000) n`);
  });
  const storage = await openStorage({ databaseUrl, dataDir: '' });
  await cleanUp(storage);
  expect(await countNotices(storage.db)).toMatchObject({ sent: size.told * 0.9 });
  const left = storage.db.selectFrom('payments').select(({ fn }) => ['round_id', fn.countAll().as('count')]);
  expect(await left.groupBy('round_id').execute()).toEqual([{ round_id: '1', count: 12_000n }]);
  expect(await storage.db.selectFrom('rounds').select('id').execute()).toEqual([{ id: '1' }]);
  await storage.close();
});
