import { fakeRequestFacts } from '@xbts/bot/src/chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import { bareServer } from '@xbts/bot/src/server/bareServer.fixture.ts';
import { addSharing } from '@xbts/bot/src/server/routes/sharing.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { findRequest } from '@xbts/bot/src/storage/repositories/paymentRequests.ts';
import { testStorage } from '@xbts/bot/src/storage/testStorage.fixture.ts';
import { fakeBot } from '@xbts/bot/src/telegram/bot.fixture.ts';
import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../bothEngines.ts';
import { chatUsers } from '../../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../../devnet/messenger/launch/initData.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const server = await bareServer();
let storage: Storage;
let calls: ReturnType<typeof fakeBot>['calls'];

beforeAll(async () => {
  storage = await testStorage();
  const { bot, launch, partners, calls: made } = fakeBot(storage);
  calls = made;
  addSharing(server, {
    bot,
    launch,
    partners,
    storage,
    token,
    clock: Date,
    requestsPerMinute: 1_000,
    market: fakeMarket(),
    requestFacts: fakeRequestFacts,
  });
});
afterAll(async () => {
  await server.close();
  await storage?.close();
});
beforeEach(() => emptyTables(storage));

const coffee = { to: 'alice-trader7', asset: 'BTS', amount: '10', memo: 'coffee' };

async function share(asked: object) {
  const [user] = chatUsers;
  if (user === undefined) throw new RangeError('no person');
  const authDate = Math.floor(Date.now() / 1_000);
  const launch = createLaunchDataSigner(token).sign({ user, authDate, chatInstance: '1' });
  const response = await server.inject({
    method: 'POST',
    url: '/api/v1/share',
    headers: { authorization: `tma ${launch}`, 'x-launch-session': '0a'.repeat(16) },
    payload: { thing: { what: 'request', asked }, language: 'en' },
  });
  const answer = response.json();
  return { status: response.statusCode, link: String(answer.link), code: answer.error?.code as string };
}

it('a request made in the app is stored, and its card is sent by the messenger; a short one also is its own link', async () => {
  const { link } = await share(coffee);
  const [, payToken = ''] = /^https:\/\/t\.me\/xbts_bot\?startapp=--pay-(.+)$/u.exec(link) ?? [];
  expect(readPayToken(payToken)).toEqual(coffee);
  const { method, payload } = calls.at(-1) ?? { method: '', payload: {} };
  expect(method).toBe('savePreparedInlineMessage');
  const { id, title } = payload.result as { id: string; title: string };
  expect(title).toBe('10 BTS to alice-trader7');
  expect(await findRequest(storage.db, id.slice('request:'.length))).toMatchObject({
    uid: chatUsers[0]?.id,
    units: 1_000_000n,
    memo: 'coffee',
  });
});

it('one too long for a start parameter is identified by its id in the link too', async () => {
  const { link } = await share({ ...coffee, memo: 'за ужин в пятницу и такси домой' });
  const [, id = ''] = /startapp=--req-([A-Za-z0-9]{16})$/u.exec(link) ?? [];
  expect(await findRequest(storage.db, id)).toMatchObject({ memo: 'за ужин в пятницу и такси домой' });
});

it.each([
  ['a member that nobody asked for', { ...coffee, secret: '1' }, 'request.malformed'],
  ['an amount that is no number', { ...coffee, amount: '1e5' }, 'request.malformed'],
  ['too long a message', { ...coffee, memo: 'x'.repeat(501) }, 'request.malformed'],
  ['a message that hides something', { ...coffee, memo: 'a\u202eb' }, 'request.malformed'],
  ['an account that there is not', { ...coffee, to: 'nobody-here9' }, 'recipient.unknown'],
  ['an asset that there is not', { ...coffee, asset: 'NOPE' }, 'chain.unknown_asset'],
  ['an amount of nothing', { ...coffee, amount: '0.0' }, 'amount.zero'],
])('refuses %s, and stores nothing', async (_, asked, code) => {
  expect((await share(asked)).code).toBe(code);
  expect(await storage.db.selectFrom('payment_requests').selectAll().execute()).toEqual([]);
});

it('one person has at most fifty open requests', async () => {
  for (let made = 0; made < 50; made += 1) expect((await share(coffee)).status).toBe(200);
  expect(await share(coffee)).toMatchObject({ status: 409, code: 'payment_request.too_many' });
});
