import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it, vi } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { queueFor } from '../../storage/repositories/outbox.ts';
import { type ClaimedNotice, claimNotices, releaseClaims } from '../../storage/repositories/outboxClaims.ts';
import { giveUpUnreachable, isReachable, noteReach } from '../../storage/repositories/reach.ts';
import { pauseLeft } from '../../storage/repositories/sendingRate.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { createDelivery } from './deliver.ts';
import { stake, withOutbox } from './outbox.fixture.ts';
import { type SenderOptions, senderSettings } from './senderOptions.ts';
import type { SendNotice, SendResult } from './sendNotice.ts';

const [CHAT, CHANNEL] = [7, -100];
const DEADLINE = 10_000;
const claimant = { id: 'test', leaseMs: 60_000 };
let storage: Storage;

withOutbox((opened) => {
  storage = opened;
});

/** A claimed notice of a chat. */
async function claimed(uid = CHAT, facts: readonly object[] = [stake]): Promise<ClaimedNotice> {
  await keepChat(storage.db, uid);
  await queueFor(storage.db, uid, { kind: 'stakeMatured', key: 'stake:1', facts });
  const [notice] = await claimNotices(storage.db, claimant, 10);
  if (notice === undefined) throw new RangeError('nothing is due');
  return notice;
}

/** A delivery with these results of calls, on a clock that moves with waits; the deadline passes only on request. */
function setup(
  send: SendNotice,
  { isLate = false, ...more }: Partial<SenderOptions> & { isLate?: boolean } = {},
) {
  let now = 0;
  const waited: number[] = [];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      if (ms === DEADLINE && !isLate) await new Promise(() => undefined);
      waited.push(ms);
      now += ms;
    },
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const observe = vi.fn();
  const links = { operation: String, screen: (url: string) => ({ url }), page: (url: string) => ({ url }) };
  const settings = senderSettings({ storage, send, links, log, clock, observe, ...more });
  return { deliver: createDelivery(settings, claimant), log, observe, waited };
}

/** The queue's row of the one notice, with the seconds until its next attempt. */
async function row() {
  const [found] = await storage.db.selectFrom('outbox').selectAll().execute();
  if (found === undefined) return undefined;
  const { state, code, attempt, not_before: at, done_at: doneAt } = found;
  return {
    state,
    code,
    attempt,
    inSeconds: Math.round((at.getTime() - Date.now()) / 1_000),
    isDone: doneAt !== null,
  };
}

it('a sent notice is finished, and its chat has a pause', async () => {
  const send = vi.fn<SendNotice>(async () => ({ kind: 'sent' }));
  const { deliver, log, observe } = setup(send, { chatGapMs: 60_000 });
  expect(await deliver(await claimed())).toEqual({ kind: 'sent' });
  expect(send.mock.calls.map(([{ chatId }]) => chatId)).toEqual([CHAT]);
  expect(await row()).toMatchObject({ state: 'sent', code: null, attempt: 1, isDone: true });
  expect([observe.mock.calls, log.error.mock.calls]).toEqual([[['sent']], []]);
  await queueFor(storage.db, CHAT, { kind: 'stakeMatured', key: 'stake:2', facts: [stake] });
  expect(await claimNotices(storage.db, claimant, 10)).toEqual([]);
});

const failed: SendResult = { kind: 'failed', code: 'bot_api.502' };
const waiting = { state: 'waiting', attempt: 1, isDone: false };

it.each([
  ['fails is tried again after a second', failed, { ...waiting, code: 'bot_api.502', inSeconds: 1 }, 0],
  [
    'was one too many waits as long as is said, and so do all',
    { kind: 'slowDown', seconds: 90 },
    { ...waiting, code: null, inSeconds: 90 },
    90,
  ],
  [
    'is refused is given up',
    { kind: 'refused', code: 'bot_api.400' },
    { state: 'given_up', code: 'bot_api.400', isDone: true },
    0,
  ],
] as const)('a notice that %s', async (_, result, expected, pause) => {
  const { deliver, log, observe } = setup(async () => result);
  const notice = await claimed();
  expect(await deliver(notice)).toEqual(result);
  expect(await row()).toMatchObject(expected);
  expect(Math.round((await pauseLeft(storage.db)) / 1_000)).toBe(pause);
  expect(observe.mock.calls).toEqual([[result.kind]]);
  const givenUp = [
    { notice: String(notice.id), kind: 'stakeMatured', code: 'bot_api.400' },
    'a notice was given up',
  ];
  expect(log.error.mock.calls).toEqual(result.kind === 'refused' ? [givenUp] : []);
});

it('gives up after two days of failures', async () => {
  const { deliver } = setup(async () => failed);
  await deliver({ ...(await claimed()), ageMs: 172_800_001 });
  expect(await row()).toMatchObject({ state: 'given_up', code: 'bot_api.502' });
});

it('a channel that accepts no posts is left for the operator to repair', async () => {
  const { deliver, log, observe } = setup(async () => ({ kind: 'blocked' }));
  await deliver(await claimed(CHANNEL));
  expect(await storage.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  expect([log.info.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1]);
  expect(observe.mock.calls).toEqual([['blocked']]);
});

it('a chat that blocks the bot keeps its notices, has a pause, and gets them when it accepts messages again', async () => {
  const { deliver, log, observe } = setup(async () => ({ kind: 'blocked' }));
  await deliver(await claimed());
  expect([log.info.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 0]);
  expect(observe.mock.calls).toEqual([['blocked']]);
  expect(await row()).toMatchObject({ state: 'waiting', code: 'notice.blocked', isDone: false });
  expect(await isReachable(storage.db, CHAT)).toBe(false);
  expect(await claimNotices(storage.db, claimant, 10)).toEqual([]);
  await noteReach(storage.db, CHAT, true);
  expect(await claimNotices(storage.db, claimant, 10)).toHaveLength(1);
});

it('a notice that waited two days for an unreachable chat is given up, later ones stay', async () => {
  await claimed();
  await queueFor(storage.db, CHAT, { kind: 'stakeMatured', key: 'stake:2', facts: [stake] });
  const old = new Date(Date.now() - 3 * 86_400_000);
  await storage.db
    .updateTable('outbox')
    .set({ queued_at: old, state: 'waiting' })
    .where('key', '=', 'stake:1')
    .execute();
  await giveUpUnreachable(storage.db, 2);
  const states = () => storage.db.selectFrom('outbox').select(['key', 'state']).orderBy('key').execute();
  expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await noteReach(storage.db, CHAT, false);
  await giveUpUnreachable(storage.db, 2);
  expect((await states()).map(({ state }) => state)).toEqual(['given_up', 'waiting']);
});

it('a notice without words is given up without a call', async () => {
  const send = vi.fn<SendNotice>();
  const { deliver, log } = setup(send);
  await deliver(await claimed(CHAT, [{ account: 5 }]));
  expect(send).not.toHaveBeenCalled();
  expect(await row()).toMatchObject({ state: 'given_up', code: 'notice.unreadable' });
  expect(log.error.mock.calls.map(([, text]) => text)).toEqual([
    'a notice could not be worded',
    'a notice was given up',
  ]);
});

it('a notice whose claim has expired is not sent here', async () => {
  const send = vi.fn<SendNotice>();
  const { deliver, observe } = setup(send);
  const notice = await claimed();
  await releaseClaims(storage.db, claimant, [notice.id]);
  expect(await deliver(notice)).toBeUndefined();
  expect([send.mock.calls, observe.mock.calls]).toEqual([[], []]);
});

it('a call without an answer ends at its deadline, and is marked so', async () => {
  const signals: AbortSignal[] = [];
  const { deliver } = setup(
    (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    { isLate: true },
  );
  expect(await deliver(await claimed())).toEqual({ kind: 'failed', code: 'bot_api.timeout' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('a call that throws any error counts as failed', async () => {
  const { deliver } = setup(() => Promise.reject(new TypeError('https://api.test/bot1:secret')));
  expect(await deliver(await claimed())).toEqual({ kind: 'failed', code: 'bot_api.unreachable' });
});

it('a rate below one a second allows one call at a time, a second apart', async () => {
  const { deliver, waited } = setup(async () => ({ kind: 'sent' }), { perSecond: 0.5, chatGapMs: 0 });
  await deliver(await claimed());
  await queueFor(storage.db, CHAT, { kind: 'stakeMatured', key: 'stake:2', facts: [stake] });
  const [second] = await claimNotices(storage.db, claimant, 1);
  if (second !== undefined) await deliver(second);
  expect(waited).toEqual([1_002]);
});

/** A delivery on a database that fails as often as there are faults when an outcome is stored. */
function awaySetup(faults: readonly AppError[]) {
  const left = [...faults];
  const away = failingOn(storage, 'with outcomes as', () => left.shift());
  return setup(async () => ({ kind: 'sent' }), { storage: away, leaseMs: 1_000 });
}
const lost = () => new AppError('storage.connection_lost', { detail: 'away' });

it('an outcome is stored as soon as the database is back, retried every half a second', async () => {
  const { deliver, waited } = awaySetup([lost(), lost(), lost()]);
  expect(await deliver(await claimed())).toEqual({ kind: 'sent' });
  expect(waited).toEqual([500, 500, 500]);
  expect(await row()).toMatchObject({ state: 'sent' });
});

it('the retries end with the claim, or if nothing can be stored any more', async () => {
  const away = awaySetup([lost(), lost(), lost(), lost()]);
  await expect(away.deliver(await claimed())).rejects.toMatchObject({ code: 'storage.connection_lost' });
  expect(away.waited).toEqual([500, 500, 500]);
  await storage.db.deleteFrom('subscribers').execute();
  const full = awaySetup([new AppError('storage.unavailable')]);
  await expect(full.deliver(await claimed())).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(full.waited).toEqual([]);
});

it.each([
  ['how long all are left alone', 'update sending_rate', { kind: 'slowDown', seconds: 9 }],
  ['that a chat is out of reach', 'update "subscribers"', { kind: 'blocked' }],
  ['that nothing more is to be sent', 'with outcomes as', { kind: 'refused', code: 'bot_api.400' }],
] as const)('the delivery fails if %s can not be stored', async (_, statement, result) => {
  const { deliver, observe } = setup(async () => result, { storage: failingOn(storage, statement) });
  await expect(deliver(await claimed())).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(observe).not.toHaveBeenCalled();
});
