import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { GrammyError, HttpError } from 'grammy';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { keepRequest } from '../../storage/repositories/paymentRequests.ts';
import { addCard } from '../../storage/repositories/requestCards.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { type CardMarkerOptions, createCardMarker } from './createCardMarker.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

beforeEach(async () => {
  log.warn.mockClear();
  await storage.db.deleteFrom('payment_requests').execute();
  await keepRequest(storage.db, {
    id: 'coffee0000000000',
    uid: 7,
    language: 'en',
    accountId: '1.2.17',
    account: 'alice-trader7',
    symbol: 'BTS',
    amount: '10',
    memo: '<coffee>',
    isOwn: true,
    assetId: '1.3.0',
    units: 1_000_000n,
    afterBlock: 100,
    isSent: true,
  });
  await storage.db
    .updateTable('payment_requests')
    .set({ paid_operation: '123/4/0', paid_from: 'bob-holder2' })
    .execute();
  await addCard(storage.db, 'card-1', 'coffee0000000000');
});

const log = { info: () => undefined, warn: vi.fn(), error: () => undefined };
const links = { operation: (operation: string) => `https://explorer.test/${operation}` };

const refused = (status: number, description: string, seconds?: number) =>
  new GrammyError(
    'refused',
    {
      ok: false,
      error_code: status,
      description,
      ...(seconds === undefined ? {} : { parameters: { retry_after: seconds } }),
    },
    'editMessageText',
    {},
  );

/** Runs until it has found nothing to do `looks` times; returns the edits and the waits, in milliseconds. */
async function run(
  answers: readonly (Error | true)[],
  looks = 1,
  options: Partial<CardMarkerOptions> = { leaseSeconds: 0, idleMs: 7 },
  waited: number[] = [],
) {
  const edits: [id: string, html: string][] = [];
  const stopping = new AbortController();
  const marker = createCardMarker({
    storage,
    links,
    log,
    api: {
      editMessageTextInline: async (id, html, sent) => {
        expect(sent).toEqual({ parse_mode: 'HTML', link_preview_options: { is_disabled: true } });
        const answer = answers[edits.length] ?? true;
        edits.push([id, String(html)]);
        if (answer !== true) throw answer;
        return true;
      },
    },
    clock: {
      now: () => 0,
      sleep: async (ms) => {
        // A marker that skips this wait has queried the database once more by then.
        if (ms > 0) await wait(2);
        if (ms > 0) waited.push(ms);
        if (waited.filter((each) => each === (options.idleMs ?? 2_000)).length === looks) stopping.abort();
      },
    },
    ...options,
  });
  await marker.run(stopping.signal);
  return { edits, waited };
}

it('marks the card of an answered request once, with the block and its proof', async () => {
  const { edits } = await run([], 2);
  expect(edits).toEqual([
    [
      'card-1',
      expect.stringMatching(
        /^✅ <b>Paid · block 123<\/b> · <a href="https:\/\/explorer\.test\/123\/4\/0">proof<\/a>\n<b>10 BTS to alice-trader7<\/b>\nFrom bob-holder2\n“&lt;coffee&gt;”\n<i>First payment of exactly/u,
      ),
    ],
  ]);
});

it('an edit with a lost outcome is repeated once, and one that changes nothing is finished', async () => {
  const lost = new HttpError('no answer', new TypeError('fetch failed'));
  const { edits } = await run([lost, refused(502, 'Bad Gateway'), refused(400, 'message is not modified')]);
  expect(edits).toHaveLength(3);
});

it('pauses for as long as the messenger demands', async () => {
  const { edits, waited } = await run([refused(429, 'Too Many Requests', 9)]);
  expect(waited).toEqual([9_000, 7]);
  expect(edits).toHaveLength(2);
});

it('gives up a deleted card', async () => {
  const { edits } = await run([refused(400, 'MESSAGE_ID_INVALID')], 2);
  expect(edits).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledWith({ code: 'bot_api.400' }, 'a card can’t be marked');
});

it('leaves a card with a failed edit to others for a minute, and searches again after two seconds at the earliest', async () => {
  const deadline = vi.spyOn(AbortSignal, 'timeout');
  const lost = new HttpError('no answer', new TypeError('fetch failed'));
  const { edits, waited } = await run([lost], 1, {});
  expect([edits.length, waited]).toEqual([1, [2_000]]);
  expect(deadline.mock.calls).toEqual([[10_000]]);
  deadline.mockRestore();
  const [card] = await storage.db.selectFrom('request_cards').selectAll().execute();
  expect(card?.marked_at).toBeNull();
  expect(Math.round(((card?.try_at.getTime() ?? 0) - Date.now()) / 1_000)).toBe(60);
  expect(log.warn.mock.calls).toEqual([
    [{ code: 'bot_api.unreachable' }, 'a card could not be marked, and is tried again'],
  ]);
});

it.each([
  ['that nobody may edit any more is given up', 403, 1, 1],
  ['that a wrong token could not edit is tried again', 401, 2, 0],
  ['that the messenger could not edit is tried again', 500, 2, 0],
])('a card %s', async (_, status, tries, warnings) => {
  const { edits } = await run([refused(status, 'no')]);
  expect([edits.length, log.warn.mock.calls.length]).toEqual([tries, warnings]);
});

it('pauses all cards for five seconds if the messenger states no time', async () => {
  for (const id of ['card-2', 'card-3']) await addCard(storage.db, id, 'coffee0000000000');
  const { edits, waited } = await run([refused(429, 'Too Many Requests')]);
  expect(waited).toEqual([5_000, 7]);
  expect(edits).toHaveLength(4);
  expect(log.warn).not.toHaveBeenCalled();
});

it('processes five cards at once', async () => {
  for (let id = 2; id <= 11; id += 1) await addCard(storage.db, `card-${id}`, 'coffee0000000000');
  let takes = 0;
  const counting = failingOn(storage, 'with due as', () => {
    takes += 1;
    return undefined;
  });
  const { edits } = await run([], 1, { storage: counting, idleMs: 7 });
  expect([edits.length, takes]).toEqual([11, 4]);
});

it('edits no further card once it is stopped', async () => {
  for (const id of ['card-2', 'card-3']) await addCard(storage.db, id, 'coffee0000000000');
  const stopping = new AbortController();
  const editMessageTextInline = vi.fn(async () => {
    stopping.abort();
    return true as const;
  });
  const clock = { now: () => 0, sleep: async () => undefined };
  await createCardMarker({ storage, links, log, clock, api: { editMessageTextInline } }).run(stopping.signal);
  expect(editMessageTextInline).toHaveBeenCalledTimes(1);
});

it('retries an absent database server after five seconds, and ends if nothing can be stored', async () => {
  const waited: number[] = [];
  let asked = 0;
  const away = failingOn(storage, 'with due as', () => {
    asked += 1;
    const isAway = waited.length === 0 && asked < 4;
    return isAway ? new AppError('storage.connection_lost', { detail: 'away' }) : undefined;
  });
  const { edits } = await run([], 1, { storage: away, idleMs: 7 }, waited);
  expect([edits.length, waited]).toEqual([1, [5_000, 7]]);
  expect(log.warn.mock.calls).toEqual([[{ code: 'storage.connection_lost' }, 'the database server is away']]);
  const full = run([], 1, { storage: failingOn(storage, 'with due as'), idleMs: 7 });
  await expect(full).rejects.toMatchObject({ code: 'storage.unavailable' });
});

it("ends if a card's mark can not be recorded", async () => {
  const failing = failingOn(storage, 'update "request_cards"');
  await expect(run([], 1, { storage: failing, idleMs: 7 })).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
});
