import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { beginTimed, markTimed, toldTimed } from '../../storage/repositories/timedTransfers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { awaitedOn, toldEvents, watch } from '../awaited.fixture.ts';
import { watchTimed } from './watchTimed.ts';

const [FROM, TO, ID] = ['1.2.17', '1.2.18', '1.16.4'];
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('subscribers').execute();
  await storage.db.deleteFrom('told_timed').execute();
  await watch(storage, 1, 'timedTransfer', FROM);
  await watch(storage, 2, 'timedTransfer', TO);
});

const onChain = {
  id: ID,
  transfer: { from: FROM, to: TO, amount: '5', asset_id: '1.3.0' },
  conditions: {
    hash_lock: { preimage_hash: [2, 'ab'.repeat(32)], preimage_size: 3 },
    time_lock: { expiration: '2026-11-24T05:00:00' },
  },
};

/** A reported, waiting transfer; checks it when blocks are recorded up to one. */
async function waiting(on = storage) {
  const { chain, calls, deps } = awaitedOn(on);
  const names = { fromId: FROM, from: 'alice', toId: TO, to: 'bob', symbol: 'BTS', precision: 5 };
  const facts = { id: ID, ...names, units: '5', endsAt: '2026-11-24T05:00:00' };
  await beginTimed(storage.db, { id: ID, facts, endsAt: new Date(`${facts.endsAt}Z`) });
  chain.objects.set(ID, onChain);
  const look = async (block: number) => {
    await watchTimed(deps, { block, at: new Date(0) });
    return toldEvents(storage);
  };
  const goneBlock = async () => (await toldTimed(storage.db))[0]?.goneBlock;
  return { chain, calls, look, goneBlock };
}

it('no node is asked without pending transfers', async () => {
  const { calls, deps } = awaitedOn(storage);
  await watchTimed(deps, { block: 100, at: new Date(0) });
  expect(calls).toEqual([]);
});

it('a transfer that is gone is reported to both sides when the blocks up to that head are recorded', async () => {
  const { chain, look, goneBlock } = await waiting();
  expect([await look(100), await goneBlock()]).toEqual([[], null]);
  chain.objects.clear();
  chain.head = 120;
  // It may have gone in the next block after the recorded ones, but none of these contains its claim.
  expect([await look(119), await goneBlock()]).toEqual([[], 121]);
  chain.head = 130;
  expect([await look(120), await goneBlock()]).toEqual([[], 121]);
  expect(await look(121)).toEqual(['1 returned', '2 returned']);
  expect(await toldTimed(storage.db)).toEqual([]);
});

it('a transfer taken in a recorded block was paid out', async () => {
  const { chain, look } = await waiting();
  chain.objects.clear();
  await look(100);
  await markTimed(storage.db, { accountIds: [], takenIds: [ID] });
  expect(await look(101)).toEqual(['1 taken', '2 taken']);
});

it('a transfer that returns after an undone block waits as before', async () => {
  const { chain, look, goneBlock } = await waiting();
  chain.objects.clear();
  await look(100);
  chain.objects.set(ID, onChain);
  expect([await look(101), await goneBlock()]).toEqual([[], null]);
  chain.objects.clear();
  chain.head = 200;
  expect([await look(150), await goneBlock()]).toEqual([[], 201]);
});

it('an end found by another process is reported by that one', async () => {
  const { chain, look } = await waiting();
  chain.objects.clear();
  await look(100);
  chain.onAsked = () => void storage.db.deleteFrom('told_timed').execute();
  expect(await look(101)).toEqual([]);
});

it.each(['delete from "told_timed"', 'insert into outbox'])(
  'a transfer that is gone is not reported, and checked again, if %s fails',
  async (statement) => {
    const { chain, look, goneBlock } = await waiting(failingOn(storage, statement));
    chain.objects.clear();
    await look(100);
    await expect(look(101)).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect([await toldEvents(storage), await goneBlock()]).toEqual([[], 101]);
  },
);

it('a failure to record ends the check', async () => {
  let isFailing = false;
  const failing = failingOn(storage, 'update "told_timed"', () =>
    isFailing ? new AppError('storage.unavailable') : undefined,
  );
  const { chain, look } = await waiting(failing);
  chain.objects.clear();
  await look(100);
  isFailing = true;
  chain.objects.set(ID, onChain);
  await expect(look(101)).rejects.toMatchObject({ code: 'storage.unavailable' });
});
