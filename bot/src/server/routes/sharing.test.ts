import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeRequestFacts } from '../../chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '../../chain/market/fakeMarket.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { fakeBot } from '../../telegram/bot.fixture.ts';
import type { LaunchMode } from '../../telegram/launchLinks.ts';
import { bareServer } from '../bareServer.fixture.ts';
import { signedLaunch } from '../plugins/launchData.fixture.ts';
import { addSharing } from './sharing.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const NOW = 1_795_000_000_000;
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

/** Anna shares a thing; returns the message saved at the messenger, and the answer to her app. */
async function share(thing: object, { mode = 'miniapp' as LaunchMode, isInited = true } = {}) {
  const { bot: made, calls, launch, partners } = fakeBot(storage, { mode });
  const bot = { api: made.api, botInfo: made.botInfo, isInited: () => isInited };
  const server = await bareServer();
  const facts = { market: fakeMarket(), requestFacts: fakeRequestFacts };
  const session = { storage, token, clock: { now: () => NOW }, requestsPerMinute: 10 };
  addSharing(server, { bot, launch, partners, ...facts, ...session });
  const launched = signedLaunch(
    { user: '{"id":7,"first_name":"Anna"}', auth_date: String(NOW / 1_000) },
    token,
  );
  const response = await server.inject({
    method: 'POST',
    url: '/api/v1/share',
    headers: { authorization: `tma ${launched}`, 'x-launch-session': '0a'.repeat(16) },
    payload: { thing, language: 'en' },
  });
  return { answer: response.json(), status: response.statusCode, kept: calls.map(({ payload }) => payload) };
}

it('the app itself is shared as a message prepared by the messenger for the user, with a link to the bot', async () => {
  const { answer, kept } = await share({ what: 'app' });
  expect(answer).toMatchObject({ text: expect.stringContaining('XBTS'), link: 'https://t.me/xbts_bot' });
  expect(kept).toMatchObject([{ user_id: 7, result: { type: 'article', title: 'XBTS on BitShares' } }]);
});

it('its button is a link, since the messenger opens no mini app from a message in arbitrary chats', async () => {
  const { kept } = await share({ what: 'app' });
  const [[button]] = (kept[0] as { result: { reply_markup: { inline_keyboard: object[][] } } }).result
    .reply_markup.inline_keyboard as [[object]];
  expect(Object.keys(button).sort()).toEqual(['text', 'url']);
});

it('an account not confirmed as the user’s gets no credit for an invitation', async () => {
  const { answer, status, kept } = await share({ what: 'invitation', account: 'bob-holder2' });
  expect([status, answer.error.code, kept]).toEqual([409, 'share.account_unknown', []]);
});

it.each([
  ['miniapp', { what: 'app' }, 'https://t.me/xbts_bot'],
  ['miniapp', { what: 'pool', poolId: '1.19.1' }, 'https://t.me/xbts_bot?start=--pool-1'],
  ['link', { what: 'app' }, 'https://mini.example.org/'],
  ['link', { what: 'pool', poolId: '1.19.1' }, 'https://mini.example.org/?startapp=--pool-1'],
] as const)('in the mode %s the link of %j is the one under its message: %s', async (mode, thing, link) => {
  const { answer, kept } = await share(thing, { mode });
  expect(answer).toEqual({ text: expect.any(String), link });
  expect(kept).toMatchObject([{ result: { reply_markup: { inline_keyboard: [[{ url: link }]] } } }]);
});

const asked = { to: 'alice-trader7', asset: 'BTS', amount: '10', memo: '' };
const requestsKept = () =>
  storage.db
    .selectFrom('payment_requests')
    .select(['id', 'account', 'sent_at'])
    .orderBy('made_at', 'desc')
    .execute();

it('a shared request is stored as sent; a short one is its own link, a longer one has an id', async () => {
  const short = await share({ what: 'request', asked });
  expect(short.answer).toEqual({
    text: '10 BTS to alice-trader7',
    link: expect.stringMatching(/^https:\/\/t\.me\/xbts_bot\?startapp=--pay-\w+$/u),
  });
  expect(short.kept).toMatchObject([{ user_id: 7, result: { title: '10 BTS to alice-trader7' } }]);
  expect(await requestsKept()).toMatchObject([{ account: 'alice-trader7', sent_at: expect.any(Date) }]);
  const { answer } = await share({ what: 'request', asked: { ...asked, memo: 'a'.repeat(60) } });
  const [{ id } = expect.fail()] = await requestsKept();
  expect(answer.link).toBe(`https://t.me/xbts_bot?startapp=--req-${id}`);
});

it('nothing can be shared, and no request is stored, while the bot does not know its own name', async () => {
  const before = await requestsKept();
  for (const thing of [{ what: 'app' }, { what: 'request', asked }]) {
    const { answer, status, kept } = await share(thing, { isInited: false });
    expect([status, answer.error.code, kept]).toEqual([502, 'service.unreachable', []]);
  }
  expect(await requestsKept()).toEqual(before);
});
