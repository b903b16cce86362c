import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { type FakeBotOptions, fakeBot } from '../bot.fixture.ts';
import { keepShared } from './keepShared.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

const article = {
  type: 'article',
  id: 'share',
  title: 'XBTS',
  input_message_content: { message_text: 'XBTS' },
} as const;

const keep = (options: FakeBotOptions) => keepShared(fakeBot(storage, options).bot, 7, article);

test('a message rejected by the messenger is its refusal, not our fault', async () => {
  const failWith = { error_code: 400, description: 'Bad Request: USER_ID_INVALID' };
  await expect(keep({ failWith })).rejects.toMatchObject({
    code: 'service.refused',
    facts: { path: 'savePreparedInlineMessage', status: 400 },
  });
});

test('a silent messenger is out of reach, and its address is not repeated', async () => {
  const { bot } = fakeBot(storage);
  bot.api.config.use(() => Promise.reject(new TypeError('fetch failed: https://api.test/bot1:secret')));
  const error: unknown = await keepShared(bot, 7, article).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'service.unreachable', facts: { path: 'savePreparedInlineMessage' } });
  expect(inspect(error)).not.toContain('secret');
});
