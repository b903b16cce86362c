import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import { bareServer } from '@xbts/bot/src/server/bareServer.fixture.ts';
import { addAlerts } from '@xbts/bot/src/server/routes/alerts.ts';
import { lockedTable } from '@xbts/bot/src/storage/lockedTable.fixture.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { openChallenge } from '@xbts/bot/src/storage/repositories/challenges.ts';
import { testStorage } from '@xbts/bot/src/storage/testStorage.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../bothEngines.ts';
import { chatUsers } from '../../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../../devnet/messenger/launch/initData.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const server = await bareServer();
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
  addAlerts(server, { storage, token, clock: Date, requestsPerMinute: 1_000, market: fakeMarket() });
});
afterAll(async () => {
  await server.close();
  await storage?.close();
});
beforeEach(() => emptyTables(storage));

const pageOf = (person: number) => `0${person}`.repeat(16);

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  person = 1,
  { by = server, page = pageOf(person), authDate = Math.floor(Date.now() / 1_000) } = {},
) {
  const user = chatUsers[person];
  if (user === undefined) throw new RangeError(`no person ${person}`);
  const launch = createLaunchDataSigner(token).sign({ user, authDate, chatInstance: '1' });
  const nonce = '0f'.repeat(16);
  if (body !== undefined) await openChallenge(storage.db, { uid: user.id, nonce, seconds: 60 });
  const response = await by.inject({
    method,
    url: `/api/v1/alerts${path}`,
    headers: { authorization: `tma ${launch}`, 'x-launch-session': page },
    ...(body && { payload: { nonce, ...body } }),
  });
  const answer = response.json();
  return { status: response.statusCode, alerts: answer.alerts ?? [], code: answer.error?.code as string };
}

const sth = { subject: '1.3.4099', kind: 'above', level: '0.005', repeats: false };
// The market of this test knows assets by their symbols.
const wanted = { ...sth, subject: 'STH' };

it('creates an alert, shows it to its user alone, changes, mutes and removes it', async () => {
  const added = await ask('POST', '', wanted);
  expect(added.alerts).toMatchObject([{ ...sth, quote: 'XBTSX.STH', base: 'USD', isWaiting: true, told: 0 }]);
  expect((await ask('GET', '', undefined, 2)).alerts).toEqual([]);
  const { id } = added.alerts[0];
  const rule = { kind: 'moved', level: '5', repeats: true };
  expect((await ask('POST', '/change', { id, ...rule }, 2)).code).toBe('request.not_found');
  expect((await ask('POST', '/change', { id, ...rule })).alerts).toMatchObject([{ id, ...rule }]);
  expect((await ask('POST', '/act', { id, act: 'remove' }, 2)).code).toBe('request.not_found');
  expect((await ask('POST', '/act', { id, act: 'mute' })).alerts).toMatchObject([{ isWaiting: false }]);
  expect((await ask('POST', '/act', { id, act: 'remove' })).alerts).toEqual([]);
});

it.each([
  ['a price of nothing', { ...wanted, level: '0' }, 'request.malformed'],
  ['a number that is none', { ...wanted, level: '1e5' }, 'request.malformed'],
  ['a percentage beyond all bounds', { ...wanted, kind: 'moved', level: '5000' }, 'request.malformed'],
  ['an asset that there is not', { ...wanted, subject: 'NOPE' }, 'alert.unknown_subject'],
  ['an asset without a price', { ...wanted, subject: 'NEW' }, 'alert.no_price'],
  ['a challenge that is used up', { ...wanted, nonce: 'ff'.repeat(16) }, 'subscription.challenge_over'],
])('refuses %s', async (_what, body, code) => {
  expect((await ask('POST', '', body)).code).toBe(code);
  expect((await ask('GET', '')).alerts).toEqual([]);
});

it('changes nothing under a used challenge', async () => {
  const { alerts } = await ask('POST', '', wanted);
  const [{ id }] = alerts;
  const usedUp = { id, nonce: 'ff'.repeat(16) };
  const change = { ...usedUp, kind: 'below', level: '1', repeats: false };
  expect((await ask('POST', '/change', change)).code).toBe('subscription.challenge_over');
  expect((await ask('POST', '/act', { ...usedUp, act: 'remove' })).code).toBe('subscription.challenge_over');
  expect((await ask('GET', '')).alerts).toEqual(alerts);
});

it('returns when an alert last fired, or that it never did', async () => {
  expect((await ask('POST', '', wanted)).alerts).toMatchObject([{ told: 0, toldAt: null, toldPrice: null }]);
  const told_at = new Date(1_795_000_000_000);
  await storage.db.updateTable('alerts').set({ told: 2, told_at, told_price: 0.006 }).execute();
  expect((await ask('GET', '')).alerts).toMatchObject([
    { told: 2, toldAt: 1_795_000_000_000, toldPrice: 0.006 },
  ]);
});

it('does not confirm an alert that the database does not store', async () => {
  const { alerts } = await ask('POST', '', wanted);
  for (const [table, path, body] of [
    ['subscribers', '', wanted],
    ['alerts', '/change', { id: alerts[0].id, kind: 'below', level: '1', repeats: false }],
  ] as const) {
    const by = await bareServer();
    const deps = { token, clock: Date, requestsPerMinute: 1_000, market: fakeMarket() };
    addAlerts(by, { ...deps, storage: lockedTable(storage, table) });
    expect((await ask('POST', path, body, 1, { by })).status).toBe(500);
    await by.close();
  }
});

/** The database's clock, in milliseconds since 1970. */
async function storedNow(): Promise<number> {
  const { now } = await storage.db
    .selectNoFrom(({ fn }) => fn<Date>('clock_timestamp', []).as('now'))
    .executeTakeFirstOrThrow();
  return now.getTime();
}

it('works for the page with its launch data, for a day and an hour', async () => {
  const authDate = Math.floor(Date.now() / 1_000) - 100;
  const before = await storedNow();
  expect((await ask('GET', '', undefined, 1, { authDate })).status).toBe(200);
  const after = await storedNow();
  const held = storage.db.selectFrom('launches').select('expires_at');
  const from = (await held.executeTakeFirstOrThrow()).expires_at.getTime() - 90_000_000;
  expect([from >= before - 1, from <= after + 1]).toEqual([true, true]);
  expect((await ask('GET', '', undefined, 1, { authDate, page: pageOf(2) })).code).toBe('launch.replayed');
  for (const page of ['x', '0A'.repeat(16), `${pageOf(1)}0`])
    expect((await ask('GET', '', undefined, 1, { page })).code).toBe('launch.missing');
});
