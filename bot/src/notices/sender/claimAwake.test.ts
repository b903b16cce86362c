import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { queueFor } from '../../storage/repositories/outbox.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { claimAwake } from './claimAwake.ts';

const [AWAKE, ASLEEP] = [1, 2];
const NOON = Date.UTC(2026, 10, 24, 12);
const claimant = { id: 'test', leaseMs: 60_000 };
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  const { db } = storage;
  await db.deleteFrom('subscribers').execute();
  for (const uid of [AWAKE, ASLEEP]) await keepChat(db, uid);
  const quiet = { quiet_from: 11 * 60, quiet_to: 13 * 60, time_zone: 'UTC' };
  await db.updateTable('subscribers').set(quiet).where('uid', '=', BigInt(ASLEEP)).execute();
});

const queue = async (...uids: readonly number[]) => {
  for (const [index, uid] of uids.entries())
    await queueFor(storage.db, uid, { kind: 'payout', key: `payout:${index}`, facts: [] });
};
const claim = async (limit: number, of = storage) =>
  (await claimAwake(of, { claimant, limit, now: () => NOON })).map(({ uid }) => uid);

it('sleeping chats are skipped, and their notices wait until they are awake', async () => {
  await queue(ASLEEP, AWAKE);
  expect(await claim(10)).toEqual([AWAKE]);
  const held = await storage.db.selectFrom('outbox').selectAll().where('uid', '=', BigInt(ASLEEP)).execute();
  expect(held.map(({ state, claimed_by: by }) => [state, by])).toEqual([['waiting', null]]);
  const inMs = (held[0]?.not_before.getTime() ?? 0) - Date.now();
  expect([inMs > 3_000_000, inMs <= 3_600_000]).toEqual([true, true]);
});

it('the search continues if all claimed ones sleep, until there are none', async () => {
  await queue(ASLEEP, AWAKE);
  expect(await claim(1)).toEqual([AWAKE]);
  expect(await claim(1)).toEqual([]);
});

it('notices that could not be postponed are not handed out', async () => {
  await queue(ASLEEP, AWAKE);
  await expect(claim(10, failingOn(storage, 'update outbox o'))).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
});
