import { setTimeout as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { countNotices, queueFor } from '../../storage/repositories/outbox.ts';
import { beginSending, claimNotices } from '../../storage/repositories/outboxClaims.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { createSender } from './createSender.ts';
import { stake, withOutbox } from './outbox.fixture.ts';
import type { SenderOptions } from './senderOptions.ts';
import type { SendNotice } from './sendNotice.ts';

const IDLE_MS = 1_234;
const other = { id: 'another process', leaseMs: 60_000 };
/** A turn each five seconds: a machine's stall between the database's two clock reads cannot use that up. */
const SLOW = 0.2;
let storage: Storage;

withOutbox((opened) => {
  storage = opened;
});

/** One notice for each of `chats` chats. */
async function queue(chats: number) {
  for (let uid = 1; uid <= chats; uid += 1) {
    await keepChat(storage.db, uid);
    await queueFor(storage.db, uid, { kind: 'stakeMatured', key: 'stake:1', facts: [stake] });
  }
}

/**
 * A sender whose waits take one turn of the event loop, so that a test's time limit still ends an endless one. It
 * reports each time that it finds nothing to send, and continues while the callback returns true.
 */
function setup(
  onIdle: (times: number) => boolean | Promise<boolean>,
  send: SendNotice = async () => ({ kind: 'sent' }),
  {
    onTurn = () => undefined,
    perSecond = 100,
    ...more
  }: Partial<SenderOptions> & { onTurn?: () => void } = {},
) {
  const stopping = new AbortController();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let [now, idle] = [0, 0];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      // Ten seconds are the deadline of a call; only the wait for a turn may exceed that of an empty outbox.
      if (ms === 10_000) await new Promise(() => undefined);
      await nextTurn();
      now += ms;
      if (ms > IDLE_MS) onTurn();
      if (ms !== IDLE_MS) return;
      idle += 1;
      if (!(await onIdle(idle))) stopping.abort();
    },
  };
  const links = { operation: String, screen: (url: string) => ({ url }), page: (url: string) => ({ url }) };
  const sender = createSender({ storage, send, links, log, clock, perSecond, idleMs: IDLE_MS, ...more });
  return { run: () => sender.run(stopping.signal), stop: () => stopping.abort(), log };
}

/** A notice claimed by an ended process, whose send may have begun, with this many earlier interruptions. */
async function leftBehind({ isBegun, interruptions = 0 }: { isBegun: boolean; interruptions?: number }) {
  await queue(1);
  const claimed = await claimNotices(storage.db, other, 1);
  if (isBegun)
    await beginSending(
      storage.db,
      other,
      claimed.map(({ id }) => id),
    );
  await storage.db.updateTable('outbox').set({ interruptions }).execute();
}

const repeated = [[{ code: 'notice.interrupted', count: 1 }, 'interrupted sends are repeated']];
const givenUp = [[{ code: 'notice.interrupted_twice', count: 1 }, 'notices interrupted twice are given up']];

it.each([
  ['had only claimed is sent', { isBegun: false }, { sent: 1 }, [], []],
  ['had begun to send is sent once more', { isBegun: true }, { sent: 1 }, repeated, []],
  ['was interrupted at twice is given up', { isBegun: true, interruptions: 1 }, { given_up: 1 }, [], givenUp],
])('the claims of an ended process %s', async (_, left, states, warnings, errors) => {
  await leftBehind(left);
  const { run, log } = setup(() => false);
  await run();
  expect(await countNotices(storage.db)).toEqual(states);
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([warnings, errors]);
});

it('later claims by another process are left to it', async () => {
  const { run } = setup(async (times) => {
    if (times === 1) await leftBehind({ isBegun: true });
    return times < 40;
  });
  await run();
  expect(await countNotices(storage.db)).toEqual({ sending: 1 });
});

it('notices queued while it is idle are sent', async () => {
  const { run } = setup(async (times) => {
    if (times === 2) await queue(3);
    return times < 4;
  });
  await run();
  expect(await countNotices(storage.db)).toEqual({ sent: 3 });
});

it('once stopped it starts nothing, waits for the calls in flight and releases the rest', async () => {
  await queue(30);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const send = vi.fn<SendNotice>(async () => {
    await released;
    return { kind: 'sent' };
  });
  const { run, stop } = setup(() => true, send);
  const running = run();
  await expect.poll(() => send.mock.calls.length, { interval: 5, timeout: 20_000 }).toBe(25);
  stop();
  release();
  await running;
  expect(await countNotices(storage.db)).toEqual({ sent: 25, waiting: 5 });
});

it('notices that wait for their turn at the stop are released', async () => {
  await queue(2);
  const stopping: { stop?: () => void } = {};
  const { run, stop } = setup(() => true, undefined, { onTurn: () => stopping.stop?.(), perSecond: SLOW });
  stopping.stop = stop;
  await run();
  expect(await countNotices(storage.db)).toEqual({ sent: 1, waiting: 1 });
});

it('during an outage only one call at a time tests the connection', async () => {
  await queue(14);
  let underWay = 0;
  const together: number[] = [];
  const send: SendNotice = async () => {
    underWay += 1;
    together.push(underWay);
    await nextTurn(5);
    underWay -= 1;
    return { kind: 'failed', code: 'bot_api.502' };
  };
  await setup(() => false, send, { perSecond: 4 }).run();
  // Four go at once: by the ninth, five have failed.
  const later = together.slice(8);
  // More than the six left if the database's own clock has reached a first retry by then.
  expect(later.length).toBeGreaterThanOrEqual(6);
  expect(new Set(later)).toEqual(new Set([1]));
});

it.each([
  [0.5, 10],
  [10.5, 11],
  [499.5, 500],
  [1_000, 500],
])("at %d a second %i notices are claimed at once: one second's worth, at least ten", async (rate, count) => {
  const limits: unknown[] = [];
  const on = failingOn(storage, 'with due as', ([limit]) => {
    limits.push(limit);
    return undefined;
  });
  await setup(() => false, undefined, { perSecond: rate, storage: on }).run();
  expect(limits).toEqual([count]);
});

it('a failed release is reported to the caller', async () => {
  await queue(2);
  const stopping: { stop?: () => void } = {};
  const failing = failingOn(storage, "update outbox set state = 'waiting'");
  const onTurn = () => stopping.stop?.();
  const { run, stop } = setup(() => true, undefined, { onTurn, storage: failing, perSecond: SLOW });
  stopping.stop = stop;
  await expect(run()).rejects.toMatchObject({ code: 'storage.unavailable' });
});
