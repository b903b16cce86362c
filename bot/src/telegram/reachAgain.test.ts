import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storage } from '../storage/openStorage.ts';
import { isReachable, noteReach } from '../storage/repositories/reach.ts';
import { keepChat } from '../storage/repositories/subscribers.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import { fakeBot, inlineQuery, message, press } from './bot.fixture.ts';
import { canWrite } from './canWrite.ts';

const ANNA = 7;
let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
beforeEach(async () => {
  await storage.db.deleteFrom('subscribers').execute();
  await keepChat(storage.db, ANNA);
  await noteReach(storage.db, ANNA, false);
});
afterAll(() => storage.close());

it.each(['/start', '/start --swap', 'hello'])('“%s” in the chat makes its sender reachable', async (text) => {
  await fakeBot(storage).bot.handleUpdate(message(text));
  expect(await isReachable(storage.db, ANNA)).toBe(true);
});

it('a consent reported by the messenger does the same', async () => {
  const update = message('');
  Object.assign(update.message ?? {}, { write_access_allowed: {} });
  await fakeBot(storage).bot.handleUpdate(update);
  expect(await isReachable(storage.db, ANNA)).toBe(true);
});

it.each([
  ['a message in a group', message('/start', { chat: 'group' })],
  ['a query in another chat', inlineQuery('STH')],
  ['a press under a message of before', press('notify:mute')],
])('%s does not', async (_, update) => {
  await fakeBot(storage).bot.handleUpdate(update);
  expect(await isReachable(storage.db, ANNA)).toBe(false);
});

it.each([
  ['takes it', undefined, true],
  ['has blocked the bot', { error_code: 403, description: 'Forbidden: bot was blocked by the user' }, false],
  ['never started it', { error_code: 400, description: 'Bad Request: chat not found' }, false],
  ['is not known now', { error_code: 401, description: 'Unauthorized' }, undefined],
] as const)(
  'the reachability of a user who %s is tested without a message',
  async (_, failWith, expected) => {
    const { bot, calls } = fakeBot(storage, failWith === undefined ? {} : { failWith });
    expect(await canWrite(bot, ANNA)).toBe(expected);
    expect(calls.map(({ method }) => method)).toEqual(['sendChatAction']);
  },
);
