import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeRequestFacts } from '../../chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '../../chain/market/fakeMarket.fixture.ts';
import { createLog } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { createBot } from '../createBot.ts';
import { createLaunchLinks } from '../launchLinks.ts';
import { createPartnerLinks } from '../partnerLinks.ts';
import { answerWith } from './answerWith.ts';
import { keepTrying } from './keepTrying.ts';
import { startPolling } from './polling.ts';
import { createUpdateInbox } from './updateInbox.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const silent = createLog({ level: 'silent', secrets: [] });
let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('updates_seen').execute();
});

const open: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

interface FakeApi {
  server: FastifyInstance;
  url: string;
  /** Texts sent by the bot. */
  sent: string[];
  /** While set, every method returns it. */
  failure: { status: number; body: object | string } | undefined;
  /** The number of those failures. */
  failures: number;
  updates: object[];
  offsets: number[];
  /** Methods that never answer. */
  hanging: RegExp | undefined;
  /** The number of calls to them. */
  hung: number;
  /** Overrides the answer of a method, if it returns one. */
  onCall: ((method: string) => FakeApi['failure']) | undefined;
}

/** A Bot API of a few methods; getUpdates waits a moment when there is nothing. */
async function fakeBotApi(): Promise<FakeApi> {
  const server = fastify();
  const api: FakeApi = {
    server,
    url: '',
    sent: [],
    failure: undefined,
    failures: 0,
    updates: [],
    offsets: [],
    hanging: undefined,
    hung: 0,
    onCall: undefined,
  };
  server.post('/:bot/:method', async (request, reply) => {
    if (api.failure !== undefined) {
      api.failures += 1;
      return reply.code(api.failure.status).send(api.failure.body);
    }
    const { method } = request.params as { method: string };
    const own = api.onCall?.(method);
    if (own !== undefined) return reply.code(own.status).send(own.body);
    if (api.hanging?.test(method)) {
      api.hung += 1;
      return new Promise(() => undefined);
    }
    const body = request.body as { offset?: number; text?: string };
    if (method === 'getMe')
      return { ok: true, result: { id: 1, is_bot: true, first_name: 'X', username: 'xbts_bot' } };
    if (method === 'getUpdates') {
      api.offsets.push(body.offset ?? 0);
      const result = api.updates.filter(
        (update) => (update as { update_id: number }).update_id >= (body.offset ?? 0),
      );
      if (result.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      return { ok: true, result };
    }
    if (method === 'sendMessage') api.sent.push(body.text ?? '');
    return { ok: true, result: true };
  });
  api.url = await server.listen({ port: 0, host: '127.0.0.1' });
  open.push(server);
  return api;
}

function startBot(api: FakeApi) {
  const launch = createLaunchLinks({ mode: 'miniapp', publicUrl: 'https://mini.example.org' });
  const bot = createBot({
    token,
    apiRoot: api.url,
    launch,
    partners: createPartnerLinks({ secret: '', countsUnsigned: true }),
    market: fakeMarket(),
    requestFacts: fakeRequestFacts,
    storage,
    log: silent,
    supportUrl: 'https://t.me/xbtsio',
    payers: [],
  });
  const inbox = createUpdateInbox({ storage, log: silent, answer: answerWith(bot, silent) });
  const polling = startPolling(bot, { launch, log: silent, inbox, waits: [10] });
  open.push({ close: () => polling.stop() });
  return polling;
}

const hello = (id: number) => ({
  update_id: id,
  message: {
    message_id: id,
    date: 1,
    text: 'hello',
    from: { id: 7, is_bot: false, first_name: 'A' },
    chat: { id: 7, type: 'private', first_name: 'A' },
  },
});

test('answers the updates it fetches, and knows its name', async () => {
  const api = await fakeBotApi();
  const polling = startBot(api);
  api.updates.push(hello(10));
  await expect.poll(() => api.sent).toHaveLength(1);
  expect(polling.botName()).toBe('xbts_bot');
});

test.each([
  ['is away', { status: 502, body: '<html>Bad gateway</html>' }],
  ['refuses the token', { status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } }],
  ['sees another poller', { status: 409, body: { ok: false, error_code: 409, description: 'Conflict' } }],
])('comes back after a Bot API that %s', async (_what, failure) => {
  const api = await fakeBotApi();
  api.failure = failure;
  const polling = startBot(api);
  await expect.poll(() => api.failures).toBeGreaterThan(1);
  expect(polling.botName()).toBeUndefined();
  api.failure = undefined;
  api.updates.push(hello(10));
  await expect.poll(() => api.sent).toHaveLength(1);
});

test('answers while its commands can not be announced, and still stops', async () => {
  const api = await fakeBotApi();
  api.hanging = /^set/u;
  const polling = startBot(api);
  api.updates.push(hello(10));
  await expect.poll(() => api.sent).toHaveLength(1);
  await expect.poll(() => api.hung).toBe(1);
  await polling.stop();
});

test('announces its commands again after the Bot API was too busy for them', async () => {
  const api = await fakeBotApi();
  const told: string[] = [];
  const busy = new Set(['setMyCommands']);
  api.onCall = (method) => {
    if (method.startsWith('set')) told.push(method);
    return busy.delete(method)
      ? { status: 500, body: { ok: false, error_code: 500, description: 'Internal' } }
      : undefined;
  };
  startBot(api);
  await expect.poll(() => told.at(-1)).toBe('setChatMenuButton');
  expect(told.slice(0, 2)).toEqual(['setMyCommands', 'setMyCommands']);
});

test('answers no update twice when the Bot API goes away in between', async () => {
  const api = await fakeBotApi();
  startBot(api);
  api.updates.push(hello(10));
  await expect.poll(() => api.sent).toHaveLength(1);
  api.failure = { status: 500, body: { ok: false, error_code: 500, description: 'Internal' } };
  await expect.poll(() => api.failures).toBeGreaterThan(1);
  api.failure = undefined;
  api.updates.push(hello(11));
  await expect.poll(() => api.sent).toHaveLength(2);
  await expect.poll(() => api.offsets).toContain(12);
  expect(api.offsets.lastIndexOf(0)).toBeLessThan(api.offsets.indexOf(11));
  expect(api.sent).toHaveLength(2);
});

test('stops at once, whether the Bot API answers or not', async () => {
  const api = await fakeBotApi();
  const polling = startBot(api);
  await expect.poll(() => polling.botName()).toBe('xbts_bot');
  await polling.stop();
  const away = await fakeBotApi();
  away.failure = { status: 500, body: {} };
  const waiting = startBot(away);
  await waiting.stop();
  expect(waiting.botName()).toBeUndefined();
});

test('waits longer after each failure, up to the last wait', async () => {
  const lines: string[] = [];
  const log = createLog({
    level: 'warn',
    secrets: [],
    destination: { write: (line: string) => lines.push(line) },
  });
  let attempts = 0;
  const result = await keepTrying(
    async () => {
      attempts += 1;
      if (attempts < 5) throw new TypeError('away');
      return 'here';
    },
    { what: 'test', log, signal: new AbortController().signal, waits: [1, 2, 3] },
  );
  expect(result).toBe('here');
  expect(lines.map((line) => JSON.parse(line).waitMs)).toEqual([1, 2, 3, 3]);
});
