import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../storage/openStorage.ts';
import { accountsOf, addAccounts } from '../storage/repositories/accounts.ts';
import { countNotices, queueFor } from '../storage/repositories/outbox.ts';
import { partnerOf } from '../storage/repositories/referrals.ts';
import { findSubscriber, saveSubscriber } from '../storage/repositories/subscribers.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import { announceBot } from './announceBot.ts';
import { buttonOf, type FakeBotOptions, fakeBot, message, press } from './bot.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('referrals').execute();
  await storage.db.deleteFrom('subscribers').execute();
});

const setup = (options: FakeBotOptions = {}) => fakeBot(storage, options);

test('/start answers with a button that opens the mini app', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.method).toBe('sendMessage');
  expect(calls[0]?.payload.text).toContain('Welcome to XBTS');
  expect(buttonOf(calls[0]?.payload)).toEqual({
    text: 'Open XBTS',
    web_app: { url: 'https://mini.example.org/' },
  });
});

test('/start with a partner names the partner and carries it to the app', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start partner_7-x'));
  expect(calls[0]?.payload.text).toContain('You were invited by partner_7-x.');
  expect(buttonOf(calls[0]?.payload)).toMatchObject({
    web_app: { url: 'https://mini.example.org/?startapp=partner_7-x' },
  });
});

test('/start with a screen opens the app there, with a partner or without', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start --pools'));
  expect(calls[0]?.payload.text).not.toContain('invited');
  expect(buttonOf(calls[0]?.payload)).toMatchObject({
    web_app: { url: 'https://mini.example.org/?startapp=--pools' },
  });
  await bot.handleUpdate(message('/start partner-7--smartholder'));
  expect(buttonOf(calls[1]?.payload)).toMatchObject({
    web_app: { url: 'https://mini.example.org/?startapp=partner-7--smartholder' },
  });
});

test('with a secret only a signed partner counts, and is passed on signed', async () => {
  const { bot, calls, partners } = setup({ partnerSecret: 'secret of the operator' });
  await bot.handleUpdate(message('/start partner-7'));
  await bot.handleUpdate(message('/start partner-7_0123456789abcdef'));
  expect(await partnerOf(storage.db, 7)).toBeUndefined();
  expect(calls[1]?.payload.text).not.toContain('invited');
  const signed = partners.startParamOf('partner-7') ?? '';
  await bot.handleUpdate(message(`/start ${signed}`));
  expect(await partnerOf(storage.db, 7)).toBe('partner-7');
  expect(calls[2]?.payload.text).toContain('You were invited by partner-7.');
  expect(buttonOf(calls[2]?.payload)).toMatchObject({
    web_app: { url: `https://mini.example.org/?startapp=${signed}` },
  });
});

test.each([
  ['a partner of a form no link can have', '/start <b>x</b>'],
  ['a partner that is too long', `/start ${'x'.repeat(65)}`],
])('%s is left out', async (_what, text) => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message(text));
  expect(calls[0]?.payload.text).not.toContain('invited');
  expect(buttonOf(calls[0]?.payload)).toMatchObject({ web_app: { url: 'https://mini.example.org/' } });
});

test('with launch=link the button is a plain link', async () => {
  const { bot, calls } = setup({ mode: 'link' });
  await bot.handleUpdate(message('/start friend'));
  expect(buttonOf(calls[0]?.payload)).toEqual({
    text: 'Open XBTS',
    url: 'https://mini.example.org/?startapp=friend',
  });
});

test("in a group the button leads to the bot's own chat, since mini app buttons are not allowed there", async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start@xbts_bot friend', { chat: 'group' }));
  expect(buttonOf(calls[0]?.payload)).toMatchObject({ url: 'https://t.me/xbts_bot?start=friend' });
});

test.each([
  ['ru', 'Добро пожаловать'],
  ['zh-hans', '欢迎使用'],
  ['de', 'Welcome'],
])('speaks to a user of %s', async (language, words) => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start', { language }));
  expect(calls[0]?.payload.text).toContain(words);
});

test('/help says that the bot never asks for keys', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/help'));
  expect(calls[0]?.payload.text).toContain('I never ask for passwords, keys or PIN codes');
});

test('any other text gets a short answer in private and none in a group', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('hello'));
  await bot.handleUpdate(message('hello', { chat: 'group' }));
  await bot.handleUpdate(message('hello', { chat: 'channel' }));
  expect(calls.map((call) => call.payload.text)).toEqual([
    'I didn’t get that. Send /start to open the app or /help for all commands.',
  ]);
});

test('a refusal by the Bot API is logged by its code, without the text of the user', async () => {
  const { bot, lines } = setup({ failWith: { error_code: 403, description: 'Forbidden: bot was blocked' } });
  const failure = await bot.handleUpdate(message('my secret')).catch((error: unknown) => error);
  await bot.errorHandler(failure as Parameters<typeof bot.errorHandler>[0]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'bot_api.403', method: 'sendMessage' });
  expect(lines.join('')).not.toMatch(/my secret|abcdefghij/u);
});

test('the messenger is notified the commands of private chats and of groups in three languages, and what the menu button opens', async () => {
  const { bot, calls, launch } = setup();
  await announceBot(bot, launch);
  const commands = calls.filter((call) => call.method === 'setMyCommands');
  expect(commands.map(({ payload }) => payload.language_code)).toEqual([
    ...[undefined, undefined],
    ...['ru', 'ru'],
    ...['zh', 'zh'],
  ]);
  const offered = (type: string) =>
    commands
      .filter(({ payload }) => (payload.scope as { type: string }).type === type)
      .map(({ payload }) =>
        (payload.commands as { command: string }[]).map(({ command }) => `/${command}`).join(' '),
      );
  for (const list of offered('all_group_chats'))
    expect(list).toBe('/start /wallet /pools /stake /price /fees /support /help');
  for (const list of offered('all_private_chats'))
    expect(list).toBe(
      '/start /wallet /pools /stake /price /fees /notify /accounts /orders /alert /quiet /minimum /pay /findme /partner /language /support /stop /help',
    );
  expect(calls.at(-1)).toEqual({
    method: 'setChatMenuButton',
    payload: {
      menu_button: { type: 'web_app', text: 'XBTS', web_app: { url: 'https://mini.example.org/' } },
    },
  });
});

test('with launch=link the menu button is the default one', async () => {
  const { bot, calls, launch } = setup({ mode: 'link' });
  await announceBot(bot, launch);
  expect(calls.at(-1)?.payload).toEqual({ menu_button: { type: 'default' } });
});

const subscribe = async () => {
  await saveSubscriber(storage.db, { uid: 7, language: 'ru', kinds: ['payout'] });
  await addAccounts(storage.db, 7, [{ id: '1.2.18', name: 'anna-holder1' }]);
};

test('the first partner stays, is shown, and can be refused for good', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start first-partner'));
  await bot.handleUpdate(message('/start second-partner'));
  expect(calls[1]?.payload.text).toContain('You were invited by first-partner.');
  await bot.handleUpdate(press('partner:refuse'));
  expect(await partnerOf(storage.db, 7)).toBeUndefined();
  await bot.handleUpdate(message('/start third-partner'));
  expect(await partnerOf(storage.db, 7)).toBeUndefined();
  expect(calls.at(-1)?.payload.text).not.toContain('invited');
});

test('one person is answered sixty times a minute at most', async () => {
  const { bot, calls } = setup();
  for (let sent = 0; sent < 62; sent += 1) await bot.handleUpdate(message('hello'));
  expect(calls).toHaveLength(60);
});

test('anonymous administrators, who all write as one user, are counted by their group', async () => {
  const { bot, calls } = setup();
  const fromGroup = (id: number) => {
    const update = message('/fees@xbts_bot', { chat: 'group' });
    const from = { id: 1_087_968_824, is_bot: true, first_name: 'Group' };
    const chat = { id, type: 'supergroup', title: 'Friends' } as const;
    return { ...update, message: { ...update.message, from, chat, sender_chat: chat } } as typeof update;
  };
  for (let sent = 0; sent < 62; sent += 1) await bot.handleUpdate(fromGroup(-101));
  expect(calls).toHaveLength(60);
  await bot.handleUpdate(fromGroup(-102));
  expect(calls).toHaveLength(61);
});

test('/notify turns kinds on and off and mutes them all, in the language that was chosen', async () => {
  await subscribe();
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/notify'));
  expect(buttonOf(calls[0]?.payload)).toMatchObject({ text: '✅ Выплаты SmartHolder' });
  await bot.handleUpdate(press('notify:payout'));
  await bot.handleUpdate(press('notify:stakeMatured'));
  await bot.handleUpdate(press('notify:mute'));
  expect(await findSubscriber(storage.db, 7)).toMatchObject({ kinds: ['stakeMatured'], isMuted: true });
  expect(buttonOf(calls.at(-2)?.payload)).toMatchObject({ text: '⬜ Выплаты SmartHolder' });
});

test('muting everything also drops waiting notices', async () => {
  await subscribe();
  const { bot } = setup();
  const notice = { kind: 'payout', key: 'payout:round', facts: [{}] };
  await queueFor(storage.db, 7, notice);
  await bot.handleUpdate(press('notify:payout'));
  expect(await countNotices(storage.db)).toEqual({ waiting: 1 });
  await bot.handleUpdate(press('notify:mute'));
  expect(await countNotices(storage.db)).toEqual({});
});

test('/accounts lists the accounts and removes one', async () => {
  await subscribe();
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/accounts'));
  expect(calls[0]?.payload.text).toContain('anna-holder1');
  await bot.handleUpdate(press('account:1.2.18'));
  expect(await accountsOf(storage.db, 7)).toEqual([]);
});

test.each([
  ['account:1.2.18', async () => expect(await accountsOf(storage.db, 7)).toEqual([])],
  ['notify:payout', async () => expect(await findSubscriber(storage.db, 7)).toMatchObject({ kinds: [] })],
  ['language:zh', async () => expect(await findSubscriber(storage.db, 7)).toMatchObject({ language: 'zh' })],
] as const)(
  'what the button %s does is stored though the messenger takes neither edit nor answer',
  async (data, expectStored) => {
    await subscribe();
    const { bot, calls } = setup({
      failWith: { error_code: 400, description: 'Bad Request: query is too old' },
    });
    await bot.handleUpdate(press(data)).catch(() => undefined);
    expect(calls[0]?.method).toMatch(/^editMessage/u);
    await expectStored();
  },
);

test.each(['/stop', '/forget'])('%s deletes everything, and reports it', async (command) => {
  await subscribe();
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/start friend'));
  await bot.handleUpdate(message(command));
  expect(calls.at(-1)?.payload.text).toContain('удалены');
  expect(await findSubscriber(storage.db, 7)).toBeUndefined();
  expect(await partnerOf(storage.db, 7)).toBeUndefined();
});

test("/partner gives a link with the user's account, and counts its visitors", async () => {
  await subscribe();
  await storage.db.insertInto('referrals').values({ uid: 8, partner: 'anna-holder1' }).execute();
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/partner'));
  expect(calls[0]?.payload.text).toContain('https://t.me/xbts_bot?start=anna-holder1');
  expect(calls[0]?.payload.text).toContain('По ней пришли: 1.');
});

test('/notify and /partner lead to the app before any subscription', async () => {
  const { bot, calls } = setup();
  await bot.handleUpdate(message('/notify'));
  await bot.handleUpdate(message('/partner'));
  expect(calls.map((call) => buttonOf(call.payload))).toEqual([
    { text: 'Open XBTS', web_app: { url: 'https://mini.example.org/' } },
    { text: 'Open XBTS', web_app: { url: 'https://mini.example.org/' } },
  ]);
});
