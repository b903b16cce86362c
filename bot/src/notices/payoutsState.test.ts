import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../storage/openStorage.ts';
import { queueFor } from '../storage/repositories/outbox.ts';
import { advancePosition, latestPosition } from '../storage/repositories/positions.ts';
import { keepChat } from '../storage/repositories/subscribers.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import { createPayoutsState } from './payoutsState.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

it('reports the last block read, its age, and the number of unsent notices', async () => {
  const { db } = storage;
  let now = 1_795_000_000_000;
  const state = createPayoutsState(storage, { now: () => now });
  expect(await state()).toEqual({ block: null, ageSeconds: null, queued: 0 });
  await advancePosition(db, '12'.repeat(32), { from: undefined, to: 101 });
  await keepChat(db, 7);
  const states = [
    'waiting',
    'claimed',
    'claimed',
    'sending',
    'sending',
    'sending',
    'sending',
    'sent',
  ] as const;
  for (const [index] of states.entries())
    await queueFor(db, 7, { kind: 'payout', key: `payout:${index}`, facts: [] });
  for (const [index, is] of states.entries())
    await db.updateTable('outbox').set({ state: is }).where('key', '=', `payout:${index}`).execute();
  const storedAt = (await latestPosition(db))?.storedAt.getTime() ?? 0;
  // At most one query a second.
  now += 999;
  expect(await state()).toMatchObject({ block: null });
  now = storedAt + 5_400;
  expect(await state()).toEqual({ block: 101, ageSeconds: 5, queued: 7 });
  // A database whose clock is ahead.
  const early = createPayoutsState(storage, { now: () => storedAt - 5_400 });
  expect(await early()).toMatchObject({ ageSeconds: 0 });
});
