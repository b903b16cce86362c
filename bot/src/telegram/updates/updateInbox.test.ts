import { FakeClock } from '@xbts/shared/client/fakeClock.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Update } from 'grammy/types';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../logging.ts';
import { hangingStorage } from '../../storage/hangingStorage.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { createUpdateInbox, type InboxOptions } from './updateInbox.ts';

let storage: Storage;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('updates_seen').execute();
  await storage.db.deleteFrom('updates_kept').execute();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const update = (id: number, chat = id): Update => ({
  update_id: id,
  message: {
    message_id: id,
    date: 1,
    text: `number ${id} \u0000`,
    chat: { id: chat, type: 'private', first_name: 'A' },
    from: { id: chat, is_bot: false, first_name: 'A' },
  },
});

/** An inbox whose answers are recorded, and wait while `isHeld`. */
function setup(options: Partial<InboxOptions> = {}) {
  const state = { isHeld: false };
  const begun: number[] = [];
  const lines: { update?: number; msg: string }[] = [];
  const log = createLog({
    level: 'warn',
    secrets: [],
    destination: { write: (line: string) => lines.push(JSON.parse(line)) },
  });
  const inbox = createUpdateInbox({
    storage,
    log,
    answer: async ({ update_id: id }) => {
      begun.push(id);
      while (state.isHeld) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    ...options,
  });
  const close = () => {
    state.isHeld = false;
    return inbox.close();
  };
  closers.push(close);
  return { inbox, begun, lines, state, close };
}

const kept = async () =>
  (await storage.db.selectFrom('updates_kept').select('update_id').orderBy('update_id').execute()).map(
    (row) => Number(row.update_id),
  );

it('keeps an update until it is answered, and answers it once however often it is delivered', async () => {
  const { inbox, begun, state } = setup();
  await inbox.open();
  state.isHeld = true;
  expect(await inbox.take([update(1), update(1), update(2)])).toBe(true);
  expect(await inbox.take([update(2)])).toBe(true);
  expect(await kept()).toEqual([1, 2]);
  state.isHeld = false;
  await expect.poll(kept).toEqual([]);
  expect(await inbox.take([update(1)])).toBe(true);
  expect(begun).toEqual([1, 2]);
});

it('accepts nothing before it is opened, nor once it is closed', async () => {
  const { inbox, close } = setup();
  expect(await inbox.take([update(1)])).toBe(false);
  await inbox.open();
  await close();
  expect(await inbox.take([update(1)])).toBe(false);
  expect(await kept()).toEqual([]);
});

it('leaves unanswered updates to the next process, in order', async () => {
  const { inbox, begun, state, close } = setup();
  await inbox.open();
  state.isHeld = true;
  await inbox.take([update(1, 7), update(2, 7), update(3, 7)]);
  await expect.poll(() => begun).toEqual([1]);
  await close();
  expect(await kept()).toEqual([2, 3]);
  const next = setup();
  await next.inbox.open();
  await expect.poll(() => next.begun).toEqual([2, 3]);
  expect(next.lines.map(({ update: id, msg }) => `${id}: ${msg}`)).toEqual([
    '2: an update that was left is answered',
    '3: an update that was left is answered',
  ]);
});

it('repeats an interrupted answer once, reports it, and gives it up after another interruption', async () => {
  const first = setup();
  await first.inbox.open();
  first.state.isHeld = true;
  await first.inbox.take([update(1)]);
  await expect.poll(() => first.begun).toEqual([1]);
  // The earlier processes hang, as if killed: on the embedded engine the next one to open is alone.
  const second = setup();
  second.state.isHeld = true;
  await second.inbox.open();
  await expect.poll(() => second.begun).toEqual([1]);
  expect(second.lines).toMatchObject([{ update: 1, msg: 'an interrupted answer is repeated' }]);
  const third = setup();
  await third.inbox.open();
  expect(third.lines).toMatchObject([
    { update: 1, msg: 'an update whose answer was interrupted twice is given up' },
  ]);
  expect(third.begun).toEqual([]);
  expect(await kept()).toEqual([]);
});

it('takes over from a process without a sign of life, and not from a live one', async () => {
  const gone = (id: number) => ({
    update_id: id,
    body: JSON.stringify(update(id)),
    claimed_by: 'gone',
    claimed_until: new Date(0),
  });
  const leave = (id: number) => storage.db.insertInto('updates_kept').values(gone(id)).execute();
  const claimedUntil = async () =>
    (
      await storage.db
        .selectFrom('updates_kept')
        .select('claimed_until')
        .where('update_id', '=', 1n)
        .executeTakeFirst()
    )?.claimed_until?.getTime() ?? 0;
  // Three times the heartbeat interval, so that a machine's stall of a second or two kills no process.
  const { inbox, begun, state } = setup({ leaseMs: 4_500 });
  await inbox.open();
  state.isHeld = true;
  await inbox.take([update(1)]);
  const firstClaim = await claimedUntil();
  await leave(2);
  const asServer = { ...storage, engine: 'server' } as const;
  const other = setup({ storage: asServer, leaseMs: 300 });
  await other.inbox.open();
  await expect.poll(() => [...begun, ...other.begun]).toEqual([1, 2]);
  await expect.poll(claimedUntil).toBeGreaterThan(firstClaim);
  // A check that finds updates left from here on also finds the renewed claim.
  await leave(3);
  await expect.poll(() => [...begun, ...other.begun]).toContain(3);
  expect(begun).toContain(1);
  expect(other.begun).not.toContain(1);
});

it('answers before it acknowledges while the database server is away', async () => {
  const lost = new AppError('storage.connection_lost');
  const db = new Proxy(storage.db, {
    get: () => {
      throw lost;
    },
  });
  const { inbox, begun, state, lines } = setup({ storage: { ...storage, db } });
  await inbox.open();
  state.isHeld = true;
  let isTaken: boolean | undefined;
  const taken = inbox.take([update(1)]).then((is) => {
    isTaken = is;
  });
  const again = inbox.take([update(1)]);
  await expect.poll(() => begun).toEqual([1]);
  expect(isTaken).toBeUndefined();
  state.isHeld = false;
  await taken;
  expect([isTaken, await again]).toEqual([true, true]);
  expect(begun).toEqual([1]);
  expect(lines.map(({ msg }) => msg)).toContain(
    'the database isn’t responding: updates are acknowledged after their answers',
  );
});

it('answers within a second while the database server accepts queries without answering', async () => {
  const clock = new FakeClock();
  const { inbox, begun } = setup({ storage: hangingStorage(), clock });
  const opened = inbox.open();
  await clock.advance(30_000);
  await opened;
  const taken = inbox.take([update(1), update(2)]);
  await clock.advance(1_000);
  await expect.poll(() => begun).toEqual([1, 2]);
  expect(await taken).toBe(true);
  // Closing also queries the database, by the same clock.
  closers.length = 0;
  const closed = inbox.close();
  await clock.advance(30_000);
  await closed;
});
