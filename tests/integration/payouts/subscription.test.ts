import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareServer } from '@xbts/bot/src/server/bareServer.fixture.ts';
import { addSubscription } from '@xbts/bot/src/server/routes/subscription.ts';
import { failingOn } from '@xbts/bot/src/storage/failingStatement.fixture.ts';
import { lockedTable } from '@xbts/bot/src/storage/lockedTable.fixture.ts';
import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { holdLaunch, pruneLaunches } from '@xbts/bot/src/storage/repositories/launches.ts';
import { keepChat, saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../bothEngines.ts';
import { chatUsers } from '../../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../../devnet/messenger/launch/initData.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type WorldAccountName, worldAccount } from '../../devnet/world/accounts.ts';
import { clientOf } from './followedChain.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
let devnet: Devnet;
let client: ChainClient;
let storage: Storage;
let server: FastifyInstance;
let dataDir = '';

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
  client = clientOf(devnet.nodes.map(({ url }) => url));
  dataDir = mkdtempSync(join(tmpdir(), 'xbts-subscription-'));
  storage = await openStorage({ databaseUrl: '', dataDir });
  server = await bareServer();
  addSubscription(server, { storage, client, token, clock: Date, requestsPerMinute: 1_000 });
});

afterAll(async () => {
  await server?.close();
  await storage?.close();
  client?.close();
  await devnet?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(() => emptyTables(storage));

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** Launch data of one of the messenger's people, signed for a bot. */
function launchOf(person = 1, { by = token, authDate = nowSeconds() } = {}): string {
  const user = chatUsers[person];
  if (user === undefined) throw new RangeError(`no person ${person}`);
  return createLaunchDataSigner(by).sign({ user, authDate, chatInstance: '1' });
}

const ownPage = '0a'.repeat(16);
const otherPage = '0b'.repeat(16);

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  { launch = launchOf(), page = ownPage, by = server } = {},
) {
  const headers = {
    ...(launch === '' ? {} : { authorization: `tma ${launch}` }),
    ...(page === '' ? {} : { 'x-launch-session': page }),
  };
  const response = await by.inject({
    method,
    url: path.startsWith('/api/') ? path : `/api/v1/subscription${path}`,
    headers,
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json(), code: response.json()?.error?.code as string };
}

const challenge = async (): Promise<string> => (await ask('POST', '/challenge', {})).body.nonce;

/** A subscription to an account, signed with its key or another's. */
const proofOf = (
  account: WorldAccountName,
  nonce: string,
  { by = account, role = 'active' as Role, bot = '123456', person = 1 } = {},
) => ({
  account,
  nonce,
  signature: Buffer.from(
    signDigest(
      subscriptionDigest({
        chainId: devnet.ledger.chainId,
        botId: bot,
        userId: String(chatUsers[person]?.id),
        account,
        nonce,
      }),
      privateKeyFromPassword(by, role, worldAccount(by).password),
    ),
  ).toString('hex'),
  kinds: ['payout', 'stakeMatured'],
  language: 'ru',
});

it('watches an account proven by one of its keys, returns the state, changes it and deletes it', async () => {
  const subscribed = await ask('POST', '', proofOf('bob-holder2', await challenge()));
  expect(subscribed).toMatchObject({
    status: 200,
    body: {
      isSubscribed: true,
      language: 'ru',
      kinds: ['payout', 'stakeMatured'],
      isMuted: false,
      isFindable: false,
      accounts: ['bob-holder2'],
    },
  });
  expect((await ask('GET', '')).body).toEqual(subscribed.body);
  const changed = await ask('POST', '/choices', {
    nonce: await challenge(),
    kinds: ['incomingTransfer'],
    isMuted: true,
    quiet: { from: 1_380, to: 420, zone: 'Europe/Berlin' },
    language: 'en',
    isFindable: true,
  });
  expect(changed.body).toMatchObject({
    isFindable: true,
    kinds: ['incomingTransfer'],
    isMuted: true,
    quiet: { from: 1_380, to: 420, zone: 'Europe/Berlin' },
    language: 'en',
  });
  const unknown = { from: 1_380, to: 420, zone: 'Mars/Base' };
  const choices = { nonce: await challenge(), kinds: [], isMuted: true, quiet: unknown, language: 'en' };
  expect((await ask('POST', '/choices', choices)).code).toBe('request.malformed');
  expect((await ask('POST', '/forget', { nonce: await challenge() })).body).toMatchObject({
    isSubscribed: false,
    accounts: [],
  });
  expect(await storage.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

it('refuses a proof given to another bot or for another user, from any sender', async () => {
  const given = [{ bot: '654321' }, { person: 2 }];
  for (const elsewhere of given) {
    const refused = await ask('POST', '', proofOf('bob-holder2', await challenge(), elsewhere));
    expect([refused.status, refused.code]).toEqual([401, 'subscription.wrong_key']);
  }
});

it('accepts the memo key too, and refuses the owner key, which no wallet should request', async () => {
  expect((await ask('POST', '', proofOf('bob-holder2', await challenge(), { role: 'memo' }))).status).toBe(
    200,
  );
  const owner = await ask('POST', '', proofOf('bob-holder2', await challenge(), { role: 'owner' }));
  expect(owner).toMatchObject({ status: 401, code: 'subscription.wrong_key' });
});

it("refuses another account's key, a broken signature and an unknown account", async () => {
  const foreign = proofOf('bob-holder2', await challenge(), { by: 'alice-trader7' });
  expect(await ask('POST', '', foreign)).toMatchObject({ status: 401, code: 'subscription.wrong_key' });
  const broken = { ...proofOf('bob-holder2', await challenge()), signature: '00'.repeat(65) };
  expect(await ask('POST', '', broken)).toMatchObject({ status: 401, code: 'subscription.wrong_key' });
  const unknown = { ...proofOf('bob-holder2', await challenge()), account: 'nobody-here1' };
  expect(await ask('POST', '', unknown)).toMatchObject({ status: 404, code: 'request.not_found' });
});

it('accepts a challenge once, and from its original user', async () => {
  const proof = proofOf('bob-holder2', await challenge());
  expect((await ask('POST', '', proof)).status).toBe(200);
  expect(await ask('POST', '', proof)).toMatchObject({ status: 401, code: 'subscription.challenge_over' });
  const own = proofOf('bob-holder2', await challenge());
  expect(await ask('POST', '', own, { launch: launchOf(0) })).toMatchObject({
    status: 401,
    code: 'subscription.challenge_over',
  });
});

it('reports at once if the messenger does not let the bot write, keeps everything, and retries on request', async () => {
  let isAllowed: boolean | undefined = false;
  const tried: number[] = [];
  const trying = await bareServer();
  const canWrite = async (person: number) => {
    tried.push(person);
    return isAllowed;
  };
  addSubscription(trying, { storage, client, token, clock: Date, requestsPerMinute: 1_000, canWrite });
  const proof = proofOf('bob-holder2', await challenge());
  const subscribed = await ask('POST', '', proof, { by: trying });
  expect(subscribed).toMatchObject({ status: 200, body: { accounts: ['bob-holder2'], isUnreachable: true } });
  expect(tried).toEqual([chatUsers[1]?.id]);
  isAllowed = undefined;
  expect((await ask('POST', '/reach', {}, { by: trying })).body.isUnreachable).toBe(true);
  isAllowed = true;
  const reached = await ask('POST', '/reach', {}, { by: trying });
  expect(reached.body).toMatchObject({ accounts: ['bob-holder2'], kinds: ['payout', 'stakeMatured'] });
  expect(reached.body).not.toHaveProperty('isUnreachable');
  await trying.close();
});

const stale = () => launchOf(1, { authDate: nowSeconds() - 86_500 });
const foreignBot = () => launchOf(1, { by: '654321:zyxwvutsrqponmlkjihgfedcba' });
const otherPerson = () => launchOf(1).replace(String(chatUsers[1]?.id), String(chatUsers[0]?.id));
const ownHash = () => {
  const fields = new URLSearchParams(launchOf(1));
  fields.set('hash', createHmac('sha256', 'guess').update('x').digest('hex'));
  return fields.toString();
};

/** One well-formed request to each path. */
async function askEverywhere(as: { launch?: string; page?: string }) {
  const nonce = await challenge();
  return [
    await ask('GET', '', undefined, as),
    await ask('POST', '', proofOf('bob-holder2', nonce), as),
    await ask('POST', '/choices', { nonce, kinds: [], isMuted: false, quiet: null, language: 'en' }, as),
    await ask('POST', '/forget', { nonce }, as),
    await ask('POST', '/challenge', {}, as),
    await ask('POST', '/api/v1/launch', {}, as),
  ];
}

it.each([
  ['none', () => '', 'launch.missing'],
  ['stale', stale, 'launch.expired'],
  ['signed for another bot', foreignBot, 'launch.forged'],
  ["with another person's id put in", otherPerson, 'launch.forged'],
  ['with a hash of one’s own', ownHash, 'launch.forged'],
])('refuses launch data that are %s, on every path', async (_what, make, code) => {
  const launch = make();
  for (const answer of await askEverywhere({ launch })) expect(answer).toMatchObject({ status: 401, code });
});

it('refuses launch data that another page used before, on every path, and serves the first page', async () => {
  const launch = launchOf(1, { authDate: nowSeconds() - 1_000 });
  expect((await ask('GET', '', undefined, { launch })).status).toBe(200);
  for (const answer of await askEverywhere({ launch, page: otherPage }))
    expect(answer).toMatchObject({ status: 401, code: 'launch.replayed' });
  expect((await ask('GET', '', undefined, { launch })).status).toBe(200);
});

it('launch data bound at the opening serve nobody who copied them, on any path', async () => {
  const launch = launchOf(1, { authDate: nowSeconds() - 2_000 });
  expect((await ask('POST', '/api/v1/launch', {}, { launch })).status).toBe(200);
  for (const answer of await askEverywhere({ launch, page: otherPage }))
    expect(answer).toMatchObject({ status: 401, code: 'launch.replayed' });
  expect((await ask('POST', '/api/v1/launch', {}, { launch })).status).toBe(200);
});

it('refuses launch data without a page to bind them, or with an invalid page name', async () => {
  for (const page of ['', 'x', '0A'.repeat(16)])
    expect(await ask('GET', '', undefined, { page })).toMatchObject({ status: 401, code: 'launch.missing' });
});

it('refuses an identical request a second time, whatever it changes', async () => {
  await ask('POST', '', proofOf('bob-holder2', await challenge()));
  const choices = { nonce: await challenge(), kinds: [], isMuted: true, quiet: null, language: 'en' };
  expect((await ask('POST', '/choices', choices)).status).toBe(200);
  const again = { status: 401, code: 'subscription.challenge_over' };
  expect(await ask('POST', '/choices', choices)).toMatchObject(again);
  const forget = { nonce: await challenge() };
  expect((await ask('POST', '/forget', forget)).status).toBe(200);
  expect(await ask('POST', '/forget', forget)).toMatchObject(again);
});

it("counts one person's requests, from any address and with any launch data", async () => {
  const limited = await bareServer();
  addSubscription(limited, { storage, client, token, clock: Date, requestsPerMinute: 2 });
  const get = (person: number, age: number, remoteAddress: string) =>
    limited.inject({
      url: '/api/v1/subscription',
      remoteAddress,
      headers: {
        authorization: `tma ${launchOf(person, { authDate: nowSeconds() - age })}`,
        'x-launch-session': ownPage,
      },
    });
  await get(1, 10, '10.0.0.1');
  expect((await get(1, 20, '10.0.0.2')).statusCode).toBe(200);
  const refused = await get(1, 30, '10.0.0.3');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'service.rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(0, 10, '10.0.0.1')).statusCode).toBe(200);
  await limited.close();
});

it('deletes launch data past the longest validity, and keeps the others', async () => {
  const { db } = storage;
  await db.deleteFrom('launches').execute();
  await holdLaunch(db, { hash: 'old', session: ownPage, seconds: -1 });
  await holdLaunch(db, { hash: 'new', session: ownPage, seconds: 60 });
  await pruneLaunches(db);
  expect(await db.selectFrom('launches').select('hash').execute()).toEqual([{ hash: 'new' }]);
});

it('refuses malformed input', async () => {
  const proof = proofOf('bob-holder2', await challenge());
  for (const wrong of [
    { kinds: ['lottery'] },
    { nonce: 'x' },
    { signature: '12' },
    { account: '<b>' },
    { language: 'de' },
  ])
    expect(await ask('POST', '', { ...proof, ...wrong })).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
});

it('knows nothing of a user without a subscription but the language of their messenger', async () => {
  expect((await ask('GET', '')).body).toEqual({
    isSubscribed: false,
    language: 'en',
    kinds: [],
    isMuted: false,
    quiet: null,
    isFindable: false,
    accounts: [],
  });
});

const uid = chatUsers[1]?.id ?? 0;
const choicesOf = async (more: object = {}) => ({
  nonce: await challenge(),
  kinds: [],
  isMuted: false,
  quiet: null,
  language: 'en',
  ...more,
});

it('changes nothing without a subscription, and makes nobody without an account findable', async () => {
  const notFound = { status: 404, code: 'request.not_found' };
  const messageOf = (answer: { body: { error: { message: string } } }) => answer.body.error.message;
  const unknown = await ask('POST', '/choices', await choicesOf());
  expect(unknown).toMatchObject(notFound);
  expect(messageOf(unknown)).toMatch(/ subscription$/u);
  await keepChat(storage.db, uid);
  const without = await ask('POST', '/choices', await choicesOf({ isFindable: true }));
  expect(without).toMatchObject(notFound);
  expect(messageOf(without)).toMatch(/ account$/u);
});

it('keeps a findable user findable, as long as that is not chosen again', async () => {
  await ask('POST', '', proofOf('bob-holder2', await challenge()));
  await ask('POST', '/choices', await choicesOf({ isFindable: true }));
  expect((await ask('POST', '/choices', await choicesOf())).body.isFindable).toBe(true);
  expect((await ask('POST', '/choices', await choicesOf({ isFindable: false }))).body.isFindable).toBe(false);
});

it('watches twenty accounts of one person, any of which can be proven again, and no more', async () => {
  await saveSubscriber(storage.db, { uid, language: 'en', kinds: [] });
  const others = Array.from({ length: 20 }, (_, index) => ({ id: `1.2.90${index}`, name: `other-${index}` }));
  await addAccounts(storage.db, uid, others.slice(1));
  const subscribe = async () => ask('POST', '', proofOf('bob-holder2', await challenge()));
  expect((await subscribe()).body.accounts).toHaveLength(20);
  expect((await subscribe()).status).toBe(200);
  await addAccounts(storage.db, uid, others);
  expect(await subscribe()).toMatchObject({ status: 409, code: 'subscription.too_many_accounts' });
});

/** The database's clock, in milliseconds since 1970. */
async function storedNow(): Promise<number> {
  const { now } = await storage.db
    .selectNoFrom(({ fn }) => fn<Date>('clock_timestamp', []).as('now'))
    .executeTakeFirstOrThrow();
  return now.getTime();
}

it('accepts a challenge for ten minutes', async () => {
  const before = await storedNow();
  await challenge();
  const after = await storedNow();
  const stored = storage.db.selectFrom('challenges').select('expires_at');
  const from = (await stored.executeTakeFirstOrThrow()).expires_at.getTime() - 600_000;
  expect([from >= before - 1, from <= after + 1]).toEqual([true, true]);
});

it.each([
  ['watches an account', '', 'accounts'],
  ['knows a subscriber', '', 'subscribers'],
  ['keeps choices', '/choices', 'subscribers'],
  ['keeps who may be found', '/choices', 'findable'],
  ['has forgotten somebody', '/forget', 'subscribers'],
])('does not confirm %s (%s) while the database can not change %s', async (_what, path, table) => {
  await ask('POST', '', proofOf('bob-holder2', await challenge()));
  const by = await bareServer();
  const stored = lockedTable(storage, table);
  addSubscription(by, { storage: stored, client, token, clock: Date, requestsPerMinute: 1_000 });
  const body =
    path === '' ? proofOf('bob-holder2', await challenge()) : await choicesOf({ isFindable: false });
  expect(await ask('POST', path, body, { by })).toMatchObject({ status: 500, code: 'storage.unavailable' });
  await by.close();
});

it('issues no challenge that it could not store', async () => {
  const by = await bareServer();
  const stored = failingOn(storage, 'insert into challenges');
  addSubscription(by, { storage: stored, client, token, clock: Date, requestsPerMinute: 1_000 });
  expect((await ask('POST', '/challenge', {}, { by })).status).toBe(500);
  await by.close();
});
