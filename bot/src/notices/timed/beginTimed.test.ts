import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { markTimed, toldTimed } from '../../storage/repositories/timedTransfers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { awaitedOn, toldEvents, watch } from '../awaited.fixture.ts';
import { beginTimedTransfers } from './beginTimed.ts';

const [FROM, TO] = ['1.2.17', '1.2.18'];
let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  for (const table of ['subscribers', 'told_timed', 'timed_marks'] as const)
    await storage.db.deleteFrom(table).execute();
});

const timedOf = (id: string, asset_id: string) => ({
  id,
  transfer: { from: FROM, to: TO, amount: '5', asset_id },
  conditions: {
    hash_lock: { preimage_hash: [2, 'ab'.repeat(32)], preimage_size: 3 },
    time_lock: { expiration: '2026-11-24T05:00:00' },
  },
});

/** A chain with these timed transfers of the requested accounts. */
const waitingFor = (...timed: readonly object[]) => waitingOn(storage, ...timed);
function waitingOn(on: Storage, ...timed: readonly object[]) {
  const { deps, calls } = awaitedOn(on, {
    'database.get_htlc_by_from': () => [],
    'database.get_htlc_by_to': () => timed,
  });
  return {
    calls,
    begin: () => beginTimedTransfers(deps),
    mark: (...accountIds: string[]) => markTimed(storage.db, { accountIds, takenIds: [] }),
    marks: async () => (await storage.db.selectFrom('timed_marks').selectAll().execute()).length,
  };
}

it('a pending transfer is reported to the watchers of its recipient, once, with its names and units', async () => {
  await watch(storage, 1, 'timedTransfer', TO);
  await watch(storage, 2, 'timedTransfer', FROM);
  const { begin, mark, marks } = waitingFor(timedOf('1.16.4', '1.3.0'), timedOf('1.16.5', '1.3.7'));
  await mark(TO);
  await begin();
  expect([await toldEvents(storage), await marks()]).toEqual([['1 waits', '1 waits'], 0]);
  const names = { from: 'account-17', to: 'account-18', fromId: FROM, toId: TO, units: '5' };
  expect((await toldTimed(storage.db)).map(({ facts }) => facts)).toEqual([
    { id: '1.16.4', ...names, symbol: 'BTS', precision: 5, endsAt: '2026-11-24T05:00:00' },
    { id: '1.16.5', ...names, symbol: '1.3.7', precision: 0, endsAt: '2026-11-24T05:00:00' },
  ]);
  await mark(TO);
  await begin();
  expect(await toldEvents(storage)).toHaveLength(2);
});

it('unwatched accounts cause no requests, and are forgotten', async () => {
  const { begin, mark, marks, calls } = waitingFor(timedOf('1.16.4', '1.3.0'));
  await begin();
  await mark(TO);
  await begin();
  expect([calls, await marks(), await toldTimed(storage.db)]).toEqual([[], 0, []]);
});

it('twenty accounts are read after one range, the rest after the next', async () => {
  const ids = Array.from({ length: 41 }, (_, index) => `1.2.${100 + index}`);
  await watch(storage, 1, 'timedTransfer', ...ids);
  const { begin, mark, marks } = waitingFor();
  await mark(...ids);
  await begin();
  expect(await marks()).toBe(21);
  await begin();
  expect(await marks()).toBe(1);
});

it('a new watcher of a recipient gets no notice of a transfer already followed', async () => {
  await watch(storage, 1, 'timedTransfer', TO);
  const { begin, mark } = waitingFor(timedOf('1.16.4', '1.3.0'));
  await mark(TO);
  await begin();
  await watch(storage, 2, 'timedTransfer', TO);
  await mark(TO);
  await begin();
  expect(await toldEvents(storage)).toEqual(['1 waits']);
});

it.each(['insert into "told_timed"', 'insert into outbox', 'delete from "timed_marks"'])(
  'a transfer is neither stored, reported nor forgotten if %s fails',
  async (statement) => {
    await watch(storage, 1, 'timedTransfer', TO);
    const { begin, mark, marks } = waitingOn(failingOn(storage, statement), timedOf('1.16.4', '1.3.0'));
    await mark(TO);
    await expect(begin()).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect([await toldEvents(storage), await toldTimed(storage.db), await marks()]).toEqual([[], [], 1]);
  },
);

it('unwatched accounts that could not be forgotten are read again', async () => {
  const { begin, mark } = waitingOn(failingOn(storage, 'delete from "timed_marks"'));
  await mark(TO);
  await expect(begin()).rejects.toMatchObject({ code: 'storage.unavailable' });
});
