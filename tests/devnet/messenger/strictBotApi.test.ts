import { Bot, GrammyError, InlineKeyboard } from 'grammy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEntities } from './botApi/formattedText.ts';
import { friendsGroup } from './groups.ts';
import { type Messenger, startMessenger } from './startMessenger.ts';

const ALICE = 7001001;
let now: number;
let messenger: Messenger;
let api: Bot['api'];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27);
  messenger = await startMessenger({ now: () => now });
  api = new Bot(messenger.token, { client: { apiRoot: messenger.botApiUrl } }).api;
});
afterEach(() => messenger.close());

const refusal = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.catch((thrown: unknown) => thrown);
  return error instanceof GrammyError ? `${error.error_code} ${error.description}` : String(error);
};

/** The updates that wait for the bot. */
const told = async () => (await api.getUpdates()).map(({ message }) => message?.text);

it('keeps the first hundred entities of a message', async () => {
  messenger.person.write(ALICE, '/start');
  const text = Array.from({ length: 60 }, (_, index) => `<b>${index}</b> /help`).join(' ');
  const { entities } = await api.sendMessage(ALICE, text, { parse_mode: 'HTML' });
  expect(entities).toHaveLength(100);
  expect(entities?.at(-1)).toMatchObject({ type: 'bot_command' });
});

it('counts 4,096 characters without markup and with what was escaped as one', async () => {
  messenger.person.write(ALICE, '/start');
  const html = `<b>${'&lt;'.repeat(4_096)}</b>`;
  expect((await api.sendMessage(ALICE, html, { parse_mode: 'HTML' })).text).toHaveLength(4_096);
  expect(await refusal(api.sendMessage(ALICE, `${html}x`, { parse_mode: 'HTML' }))).toContain('too long');
});

it('refuses even a chat action to a person who has not started the bot, or has blocked it', async () => {
  expect(await refusal(api.sendChatAction(ALICE, 'typing'))).toContain("403 Forbidden: bot can't initiate");
  messenger.person.write(ALICE, '/start');
  expect(await api.sendChatAction(ALICE, 'typing')).toBe(true);
  messenger.person.setBlocked(ALICE, true);
  expect(await refusal(api.sendChatAction(ALICE, 'typing'))).toContain('403 Forbidden: bot was blocked');
});

it.each([
  ['see evil.com', 'url'],
  ['EVIL.COM/x', 'url'],
  ['8.8.8.8/login', 'url'],
  ['tg://resolve?domain=x', 'url'],
  ['@some_body', 'mention'],
  ['#tag', 'hashtag'],
  ['$BTS', 'cashtag'],
  ['me@mail.io', 'email'],
  ['4111 1111 1111 1111', 'bank_card'],
  ['/price', 'bot_command'],
])('finds in “%s” what the real server finds', (text, type) => {
  expect(findEntities(text).map((entity) => entity.type)).toContain(type);
});

it.each(['XBTSX.STH', '1.2.18', '1.19.5 5%', 'Europe/London', '10 BTS'])('finds nothing in “%s”', (text) => {
  expect(findEntities(text)).toEqual([]);
});

describe('a group', () => {
  const { id } = friendsGroup;

  it('tells the bot commands that name it, and plain ones when it was the last bot to write', async () => {
    for (const text of ['hello', '/price STH', '/Price@XBTS_LOCAL_BOT STH', '/price@other_bot'])
      messenger.person.writeInGroup(id, ALICE, text);
    expect(await told()).toEqual(['/Price@XBTS_LOCAL_BOT STH']);
    await api.sendMessage(id, 'Here');
    messenger.person.writeInGroup(id, 'anonymous', '/fees');
    const [, update] = await api.getUpdates();
    expect(update?.message).toMatchObject({
      text: '/fees',
      sender_chat: { id },
      from: { id: 1_087_968_824 },
    });
  });

  it('tells an administrator everything, and lets it delete what others wrote', async () => {
    const group = messenger.groups.find(id);
    messenger.person.writeInGroup(id, ALICE, 'hello');
    expect(await refusal(api.deleteMessage(id, 1))).toContain("message can't be deleted");
    if (group !== undefined) group.isBotAdmin = true;
    messenger.person.writeInGroup(id, ALICE, 'hello again');
    expect(await told()).toEqual(['hello again']);
    expect(await api.deleteMessage(id, 1)).toBe(true);
  });

  it('takes no button that opens a mini app', async () => {
    const reply_markup = new InlineKeyboard().webApp('Open', 'https://mini.example.org/');
    expect(await refusal(api.sendMessage(id, 'x', { reply_markup }))).toContain('BUTTON_TYPE_INVALID');
  });
});

it('deletes what a person wrote within two days', async () => {
  messenger.person.write(ALICE, '/start');
  messenger.person.write(ALICE, 'secret');
  expect(await api.deleteMessage(ALICE, 2)).toBe(true);
  now += 49 * 3_600_000;
  expect(await refusal(api.deleteMessage(ALICE, 1))).toContain("message can't be deleted");
});

it('keeps commands by scope, the private ones being what a person sees', async () => {
  await api.setMyCommands([{ command: 'all', description: 'All' }]);
  await api.setMyCommands([{ command: 'mine', description: 'Mine' }], {
    scope: { type: 'all_private_chats' },
  });
  await api.setMyCommands([{ command: 'ours', description: 'Ours' }], { scope: { type: 'all_group_chats' } });
  const chat = await (await fetch(`${messenger.url}/api/users/${ALICE}/chat`)).json();
  expect(chat.commands).toEqual([{ command: 'mine', description: 'Mine' }]);
});
