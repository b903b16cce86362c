import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { addAccounts } from '../../storage/repositories/accounts.ts';
import { saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { fakeBot, message } from '../bot.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(() => storage.db.deleteFrom('subscribers').execute());

const watch = async (language: string, id: string, name: string) => {
  await saveSubscriber(storage.db, { uid: 7, language, kinds: [] });
  await addAccounts(storage.db, 7, [{ id, name }]);
};

test('/orders lists the open orders of the watched accounts, with buttons to their markets and to the wallet', async () => {
  await watch('ru', '1.2.18', 'anna-holder1');
  const { bot, calls } = fakeBot(storage);
  await bot.handleUpdate(message('/orders'));
  const { text, reply_markup: markup } = calls[0]?.payload ?? {};
  expect(String(text).replaceAll('\u00a0', ' ')).toBe(
    [
      '<b>Открытые ордера</b>',
      'Продажа 10 <code>XBTSX.STH</code> по 20 BTS\nисполнено 25 % · до 24 дек. 2026 г., 18:30 UTC · anna-holder1',
      'Покупка 0.0005 <code>XBTSX.BTC</code> по 20000 BTS\nисполнено 0 % · до 24 дек. 2026 г., 18:30 UTC · anna-holder1',
      '<i>Источник: блокчейн · на 27 нояб., 12:34 UTC</i>',
    ].join('\n\n'),
  );
  const app = 'https://mini.example.org/?startapp=--';
  expect((markup as { inline_keyboard: unknown }).inline_keyboard).toEqual([
    [{ text: 'Рынок XBTSX.STH / BTS', web_app: { url: `${app}market-XBTSX-STH_BTS` } }],
    [{ text: 'Рынок XBTSX.BTC / BTS', web_app: { url: `${app}market-XBTSX-BTC_BTS` } }],
    [{ text: 'Открыть кошелёк', web_app: { url: `${app}wallet` } }],
  ]);
});

test('/orders says so without any, and leads to the app without a watched account', async () => {
  const { bot, calls } = fakeBot(storage);
  await bot.handleUpdate(message('/orders'));
  expect(calls[0]?.payload.text).toContain('You don’t follow any accounts yet');
  await watch('en', '1.2.77', 'carol-pools3');
  await bot.handleUpdate(message('/orders'));
  expect(calls[1]?.payload.text).toBe('<b>No open orders.</b>\nAccounts: carol-pools3');
  await bot.handleUpdate(message('/orders@xbts_bot', { chat: 'group' }));
  expect(calls[2]?.payload.text).toBe('This works only in a private chat with me.');
});
