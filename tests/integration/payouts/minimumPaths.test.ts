import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import { bareServer } from '@xbts/bot/src/server/bareServer.fixture.ts';
import { addMinimums } from '@xbts/bot/src/server/routes/minimums.ts';
import { lockedTable } from '@xbts/bot/src/storage/lockedTable.fixture.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { openChallenge } from '@xbts/bot/src/storage/repositories/challenges.ts';
import { keepChat } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { testStorage } from '@xbts/bot/src/storage/testStorage.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../bothEngines.ts';
import { chatUsers } from '../../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../../devnet/messenger/launch/initData.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const server = await bareServer();
const [, user, other] = chatUsers;
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
  addMinimums(server, { storage, token, clock: Date, requestsPerMinute: 1_000, market: fakeMarket() });
});
afterAll(async () => {
  await server.close();
  await storage?.close();
});
beforeEach(async () => {
  await emptyTables(storage);
  await keepChat(storage.db, user?.id ?? 0);
});

async function ask(body?: object, by = user, at = server) {
  if (by === undefined) throw new RangeError('no such person');
  const authDate = Math.floor(Date.now() / 1_000);
  const launch = createLaunchDataSigner(token).sign({ user: by, authDate, chatInstance: '1' });
  const nonce = '0f'.repeat(16);
  if (body !== undefined) await openChallenge(storage.db, { uid: by.id, nonce, seconds: 60 });
  const response = await at.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: '/api/v1/minimums',
    headers: { authorization: `tma ${launch}`, 'x-launch-session': String(by.id).padStart(32, '0') },
    ...(body && { payload: { nonce, ...body } }),
  });
  const answer = response.json();
  return { minimums: answer.minimums, code: answer.error?.code as string };
}

it('sets from what amount payments are told, exactly, in place of an earlier one, and takes it away', async () => {
  expect((await ask({ symbol: 'sth', amount: '100.5' })).minimums).toEqual([
    { symbol: 'XBTSX.STH', amount: '100.5' },
  ]);
  await ask({ symbol: 'STH', amount: '7' });
  expect((await ask()).minimums).toEqual([{ symbol: 'XBTSX.STH', amount: '7' }]);
  expect((await ask(undefined, other)).minimums).toEqual([]);
  expect((await ask({ symbol: 'STH', amount: '0' })).minimums).toEqual([]);
});

it.each([
  ['an asset that there is not', { symbol: 'NOPE', amount: '5' }, 'alert.unknown_subject'],
  ['more decimals than the asset has', { symbol: 'STH', amount: '0.000000001' }, 'amount.too_many_decimals'],
  ['what is no number', { symbol: 'STH', amount: '-5' }, 'request.malformed'],
  ['what is no symbol', { symbol: 'S TH', amount: '5' }, 'request.malformed'],
  [
    'a challenge that is used up',
    { symbol: 'STH', amount: '5', nonce: 'ff'.repeat(16) },
    'subscription.challenge_over',
  ],
])('refuses %s', async (_what, body, code) => {
  expect((await ask(body)).code).toBe(code);
  expect((await ask()).minimums).toEqual([]);
});

it('refuses a user without a subscription', async () => {
  expect((await ask({ symbol: 'STH', amount: '5' }, other)).code).toBe('request.not_found');
});

it('does not confirm a minimum that the database does not store', async () => {
  const at = await bareServer();
  const deps = { token, clock: Date, requestsPerMinute: 1_000, market: fakeMarket() };
  addMinimums(at, { ...deps, storage: lockedTable(storage, 'payment_minimums') });
  expect((await ask({ symbol: 'STH', amount: '5' }, user, at)).code).toBe('storage.unavailable');
  await at.close();
});
