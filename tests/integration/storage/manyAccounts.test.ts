import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts, removeAccount } from '@xbts/bot/src/storage/repositories/accounts.ts';
import {
  dropOrderMarks,
  dropUnwatched,
  orderMarks,
  unfollowedAmong,
} from '@xbts/bot/src/storage/repositories/orderAccounts.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { asOwner } from '../operate/examined.ts';

/** A million by hand: figures in docs/operate.md. */
const accounts = 100_000;

let server: OwnDatabases;
let databaseUrl: string;
let storage: Storage;

beforeAll(async () => {
  server = sharedPostgres();
  databaseUrl = await server.createMigrated();
  await asOwner(databaseUrl, async (owner) => {
    for (const statement of [
      `insert into subscribers (uid, language, kinds) select n, 'en', '{orderChanged}' from generate_series(1, ${accounts}) n`,
      `insert into accounts (account_id, uid, name) select '1.2.' || n, n, 'account-' || n from generate_series(1, ${accounts}) n`,
      `insert into order_accounts select '1.2.' || n, 1, 1 from generate_series(1, ${accounts}) n`,
      'delete from order_marks',
      'vacuum analyze',
    ])
      await owner.query(statement);
  });
  storage = await openStorage({ databaseUrl, dataDir: '' });
});
afterAll(async () => {
  await storage?.close();
  await server?.stop();
});

/** The accounts whose watchers have changed since it was last asked. */
async function changed(): Promise<string[]> {
  const marks = await orderMarks(storage.db, 500);
  await dropOrderMarks(storage.db, marks);
  return marks.map(({ accountId }) => accountId).sort();
}

it('among many accounts those are marked whose watchers come, go, choose or mute', async () => {
  const { db } = storage;
  expect(await changed()).toEqual([]);
  await addAccounts(db, 1, [{ id: '1.2.2', name: 'account-2' }]);
  expect(await changed()).toEqual(['1.2.2']);
  await removeAccount(db, 1, 'account-2');
  expect(await changed()).toEqual(['1.2.2']);
  await saveSubscriber(db, { uid: 3, language: 'en', kinds: [] });
  expect(await changed()).toEqual(['1.2.3']);
  await db.updateTable('subscribers').set({ is_muted: true }).where('uid', '=', 4n).execute();
  expect(await changed()).toEqual(['1.2.4']);
  await db.updateTable('subscribers').set({ send_after: new Date() }).where('uid', '=', 5n).execute();
  await saveSubscriber(db, { uid: 6, language: 'ru', kinds: ['orderChanged'] });
  expect(await changed()).toEqual([]);
  await db.deleteFrom('subscribers').where('uid', '=', 7n).execute();
  expect(await changed()).toEqual(['1.2.7']);
});

it('a change between the look and the end of the work stays marked', async () => {
  const { db } = storage;
  await saveSubscriber(db, { uid: 8, language: 'en', kinds: [] });
  const marks = await orderMarks(db, 500);
  await saveSubscriber(db, { uid: 8, language: 'en', kinds: ['orderChanged'] });
  await dropOrderMarks(db, marks);
  expect(await changed()).toEqual(['1.2.8']);
});

it('the marked ones are begun and dropped in a moment, whatever the number of the others', async () => {
  const { db } = storage;
  await addAccounts(db, 9, [{ id: '1.2.500000', name: 'new-one' }]);
  await saveSubscriber(db, { uid: 10, language: 'en', kinds: [] });
  const startedAt = performance.now();
  const ids = (await orderMarks(db, 500)).map(({ accountId }) => accountId);
  await dropUnwatched(db, ids);
  expect(await unfollowedAmong(db, ids)).toEqual([{ id: '1.2.500000', name: 'new-one' }]);
  expect(performance.now() - startedAt).toBeLessThan(200);
  const followed = await db
    .selectFrom('order_accounts')
    .select('account_id')
    .where('account_id', 'in', ids)
    .execute();
  expect(followed).toEqual([]);
});
