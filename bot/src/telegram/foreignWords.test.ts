import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeMarket } from '../chain/market/fakeMarket.fixture.ts';
import type { Storage } from '../storage/openStorage.ts';
import { addAccounts } from '../storage/repositories/accounts.ts';
import { saveSubscriber } from '../storage/repositories/subscribers.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import { fakeBot, inlineQuery, message } from './bot.fixture.ts';
import { foundEntities } from './foundEntities.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

/** The bot's messages for an update. */
async function sent(update: ReturnType<typeof message>): Promise<Record<string, unknown>[]> {
  const { bot, calls } = fakeBot(storage, { market: fakeMarket() });
  await bot.handleUpdate(update);
  return calls.map(({ payload }) => payload);
}

it.each([
  '/price evil.com',
  '/price 8.8.8.8/login',
  '/pools tg://evil',
  '/pools @evil_bot',
  '/alert EVIL.COM 5%',
  '/alert @evil_bot 5%',
  '/minimum 5 EVIL.COM',
  '/quiet 23-7 evil.com',
  '/quiet 23-7 8.8.8.8',
])('%s is answered with the typed text, which the messenger does not interpret', async (typed) => {
  const [answer] = await sent(message(typed));
  expect(answer).toMatchObject({ parse_mode: 'HTML', link_preview_options: { is_disabled: true } });
  const text = String(answer?.text);
  expect(text).toContain('<code>');
  expect({ text, found: foundEntities(text) }).toMatchObject({ found: [] });
});

it.each([
  ['/accounts', 'Accounts you follow'],
  ['/orders', 'Open orders'],
])('%s lists accounts with any names as text', async (command, expected) => {
  await saveSubscriber(storage.db, { uid: 7, language: 'en', kinds: [] });
  await addAccounts(storage.db, 7, [
    { id: '1.2.18', name: 'evil.com' },
    { id: '1.2.19', name: 'shop.evil.io' },
  ]);
  const [answer] = await sent(message(command));
  const text = String(answer?.text);
  expect(text).toContain(expected);
  expect({ text, found: foundEntities(text) }).toMatchObject({ found: [] });
});

it.each(['10 BTS to alice-trader7 see 8.8.8.8/login @evil', '10', 'STH', ''])(
  'the answer to “%s” shows no preview in another chat',
  async (typed) => {
    const [answer] = await sent(inlineQuery(typed));
    const results = answer?.results as { input_message_content: object }[];
    expect(results.length).toBeGreaterThan(0);
    for (const { input_message_content: content } of results)
      expect(content).toMatchObject({ parse_mode: 'HTML', link_preview_options: { is_disabled: true } });
  },
);
