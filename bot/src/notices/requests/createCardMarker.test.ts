import { GrammyError, HttpError } from 'grammy';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { keepRequest } from '../../storage/repositories/paymentRequests.ts';
import { addCard } from '../../storage/repositories/requestCards.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { createCardMarker } from './createCardMarker.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

beforeEach(async () => {
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

/** Runs until there was nothing to do for so many looks; gives the edits and what was waited for, in milliseconds. */
async function run(answers: readonly (Error | true)[], looks = 1) {
  const edits: [id: string, html: string][] = [];
  const waited: number[] = [];
  const stopping = new AbortController();
  const marker = createCardMarker({
    storage,
    links,
    log,
    leaseSeconds: 0,
    idleMs: 7,
    api: {
      editMessageTextInline: async (id, html) => {
        const answer = answers[edits.length] ?? true;
        edits.push([id, String(html)]);
        if (answer !== true) throw answer;
        return true;
      },
    },
    clock: {
      now: () => 0,
      sleep: async (ms) => {
        waited.push(ms);
        if (waited.filter((each) => each === 7).length === looks) stopping.abort();
      },
    },
  });
  await marker.run(stopping.signal);
  return { edits, waited };
}

it('a card of an answered request says so, once, with the block and its proof', async () => {
  const { edits } = await run([], 2);
  expect(edits).toEqual([
    [
      'card-1',
      expect.stringMatching(
        /^✅ <b>Paid · block 123<\/b> · <a href="https:\/\/explorer\.test\/123\/4\/0">proof<\/a>\n<b>10 BTS to alice-trader7<\/b>\nFrom bob-holder2\n“&lt;coffee&gt;”\n<i>The first payment of exactly/u,
      ),
    ],
  ]);
});

it('an edit whose outcome was lost is made once more, and one that changes nothing is done with', async () => {
  const lost = new HttpError('no answer', new TypeError('fetch failed'));
  const { edits } = await run([lost, refused(502, 'Bad Gateway'), refused(400, 'message is not modified')]);
  expect(edits).toHaveLength(3);
});

it('the messenger is left alone for as long as it says', async () => {
  const { edits, waited } = await run([refused(429, 'Too Many Requests', 9)]);
  expect(waited).toEqual([9_000, 7]);
  expect(edits).toHaveLength(2);
});

it('a card that is gone is given up', async () => {
  const { edits } = await run([refused(400, 'MESSAGE_ID_INVALID')], 2);
  expect(edits).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledWith({ code: 'bot_api.400' }, 'a card can not be marked any more');
});
