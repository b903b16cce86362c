import { createHmac, createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { run } from '@grammyjs/runner';
import { Bot, GrammyError, InlineKeyboard, InlineQueryResultBuilder, InputFile } from 'grammy';
import { afterEach, describe, expect, it } from 'vitest';
import { payoutChannel } from './channels.ts';
import { type Messenger, startMessenger } from './startMessenger.ts';

const alice = 7001001;
const closers: (() => Promise<unknown> | unknown)[] = [];

async function setup(): Promise<{ messenger: Messenger; bot: Bot }> {
  const messenger = await startMessenger();
  const bot = new Bot(messenger.token, { client: { apiRoot: messenger.botApiUrl } });
  closers.push(() => messenger.close());
  return { messenger, bot };
}

function startRunner(bot: Bot): void {
  const runner = run(bot, { runner: { silent: true, fetch: { timeout: 5 } } });
  closers.unshift(() => runner.stop());
}

function textsOf(messenger: Messenger): (string | undefined)[] {
  return messenger.chats.find(alice)?.messages.map((message) => message.text) ?? [];
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof GrammyError)) throw new Error(`Not refused: ${String(error)}`);
  return `${error.error_code} ${error.description}`;
}

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('the Bot API with the bot library', () => {
  it('delivers a start link to a polling bot and its answer to the chat', async () => {
    const { messenger, bot } = await setup();
    bot.command('start', (context) =>
      context.reply(`Hello ${context.from?.first_name}, from ${context.match}`),
    );
    startRunner(bot);
    messenger.person.write(alice, '/start partner-7');
    await expect.poll(() => textsOf(messenger)).toEqual(['/start partner-7', 'Hello Alice, from partner-7']);
  });

  it('accepts posts to the channel, which the page reads, but no button that opens a mini app there', async () => {
    const { messenger, bot } = await setup();
    const link = new InlineKeyboard().url('Open', 'https://mini.example.org/');
    const post = await bot.api.sendMessage(payoutChannel.id, '<b>Round</b> 7', {
      parse_mode: 'HTML',
      reply_markup: link,
    });
    expect(post).toMatchObject({ message_id: 1, text: 'Round 7', sender_chat: { title: 'XBTS payouts' } });
    expect(await bot.api.getChat(payoutChannel.id)).toMatchObject({ type: 'channel' });
    const view = await (await fetch(`${messenger.url}/api/channels/${payoutChannel.id}`)).json();
    expect(view.messages).toMatchObject([{ text: 'Round 7', from: { first_name: 'XBTS payouts' } }]);
    const app = new InlineKeyboard().webApp('Open', 'https://mini.example.org/');
    expect(await refusal(bot.api.sendMessage(payoutChannel.id, 'x', { reply_markup: app }))).toBe(
      '400 Bad Request: BUTTON_TYPE_INVALID',
    );
    const channel = messenger.channels.find(payoutChannel.id);
    if (channel !== undefined) channel.isBotAdmin = false;
    expect(await refusal(bot.api.sendMessage(payoutChannel.id, 'x'))).toBe(
      '403 Forbidden: bot is not a member of the channel chat',
    );
    expect(channel?.posts).toHaveLength(1);
  });

  it('shows a web app button, and answers a pressed callback button with an edited message', async () => {
    const { messenger, bot } = await setup();
    const keyboard = new InlineKeyboard().webApp('Open', 'http://127.0.0.1:8080/').text('More', 'more:1');
    bot.command('start', (context) => context.reply('Choose', { reply_markup: keyboard }));
    bot.callbackQuery('more:1', async (context) => {
      await context.editMessageText('<b>More</b> &lt;here&gt;', { parse_mode: 'HTML' });
      await context.answerCallbackQuery({ text: 'Done' });
    });
    startRunner(bot);
    messenger.person.write(alice, '/start');
    await expect.poll(() => textsOf(messenger)).toContain('Choose');
    const asked = messenger.chats.find(alice)?.messages.at(-1);
    expect(asked?.reply_markup?.inline_keyboard).toEqual([
      [
        { text: 'Open', web_app: { url: 'http://127.0.0.1:8080/' } },
        { text: 'More', callback_data: 'more:1' },
      ],
    ]);
    const answer = await messenger.person.press(alice, asked?.message_id ?? 0, 'more:1');
    expect(answer).toEqual({ text: 'Done' });
    const edited = messenger.chats.find(alice)?.messages.at(-1);
    expect(edited?.text).toBe('More <here>');
    expect(edited?.entities).toEqual([{ type: 'bold', offset: 0, length: 4 }]);
    expect(edited?.reply_markup).toBeUndefined();
  });

  it("refuses the platform's invalid requests, with its texts", async () => {
    const { messenger, bot } = await setup();
    const { api } = bot;
    expect(await refusal(api.sendMessage(alice, 'hi'))).toBe(
      "403 Forbidden: bot can't initiate conversation with a user",
    );
    messenger.person.write(alice, '/start');
    expect(await refusal(api.sendMessage(1, 'hi'))).toBe('400 Bad Request: chat not found');
    expect(await refusal(api.sendMessage(alice, '  '))).toBe('400 Bad Request: message text is empty');
    expect(await refusal(api.sendMessage(alice, 'x'.repeat(4097)))).toBe(
      '400 Bad Request: message is too long',
    );
    expect(await refusal(api.sendMessage(alice, '<b>a', { parse_mode: 'HTML' }))).toBe(
      '400 Bad Request: can\'t parse entities: Can\'t find end tag corresponding to start tag "b"',
    );
    expect(await refusal(api.sendMessage(alice, '1 < 2', { parse_mode: 'HTML' }))).toBe(
      '400 Bad Request: can\'t parse entities: Unexpected character "<" at byte offset 2',
    );
    const tooLong = new InlineKeyboard().text('x', 'ы'.repeat(33));
    expect(await refusal(api.sendMessage(alice, 'a', { reply_markup: tooLong }))).toBe(
      '400 Bad Request: BUTTON_DATA_INVALID',
    );
    const notSecure = new InlineKeyboard().webApp('x', 'http://example.org/');
    expect(await refusal(api.sendMessage(alice, 'a', { reply_markup: notSecure }))).toBe(
      "400 Bad Request: inline keyboard button 'x' Web App URL 'http://example.org/' is invalid: Only HTTPS links are allowed",
    );
    expect(await refusal(api.answerCallbackQuery('5'))).toBe(
      '400 Bad Request: query is too old and response timeout expired or query ID is invalid',
    );
    const { message_id } = await api.sendMessage(alice, 'same');
    expect(await refusal(api.editMessageText(alice, message_id, 'same'))).toContain(
      'message is not modified',
    );
    messenger.person.setBlocked(alice, true);
    expect(await refusal(api.sendMessage(alice, 'hi'))).toBe('403 Forbidden: bot was blocked by the user');
  });

  it('finds commands and links itself, in the order of the text', async () => {
    const { messenger, bot } = await setup();
    messenger.person.write(alice, '/start');
    const { entities } = await bot.api.sendMessage(alice, 'Try /help or <b>the site</b> https://a.test', {
      parse_mode: 'HTML',
    });
    expect(entities).toEqual([
      { type: 'bot_command', offset: 4, length: 5 },
      { type: 'bold', offset: 13, length: 8 },
      { type: 'url', offset: 22, length: 14 },
    ]);
  });

  it('keeps commands by language, the menu button and a photo sent as a file', async () => {
    const { messenger, bot } = await setup();
    await bot.api.setMyCommands([{ command: 'start', description: 'Open' }]);
    await bot.api.setMyCommands([{ command: 'start', description: 'Открыть' }], { language_code: 'ru' });
    expect(await bot.api.getMyCommands({ language_code: 'ru' })).toEqual([
      { command: 'start', description: 'Открыть' },
    ]);
    await bot.api.setChatMenuButton({
      menu_button: { type: 'web_app', text: 'Wallet', web_app: { url: 'https://app.test/' } },
    });
    const chat = await (await fetch(`${messenger.url}/api/users/7001003/chat`)).json();
    expect(chat).toMatchObject({
      menuButton: { type: 'web_app', text: 'Wallet', web_app: { url: 'https://app.test/' } },
      mainAppUrl: 'https://app.test/',
      commands: [{ command: 'start', description: 'Открыть' }],
    });
    messenger.person.write(alice, '/start');
    const photo = await bot.api.sendPhoto(alice, new InputFile(Buffer.from('png'), 'chart.png'), {
      caption: '<i>Chart</i>',
      parse_mode: 'HTML',
    });
    expect(photo).toMatchObject({ caption: 'Chart', photo: [{ file_id: 'attached:chart.png' }] });
  });

  it('fails on request: flood once, then normal again; garbage; a lost answer to an executed call', async () => {
    const { messenger, bot } = await setup();
    messenger.person.write(alice, '/start');
    messenger.faults.set([{ kind: 'flood', retryAfter: 7, times: 1 }]);
    const error = await bot.api.sendMessage(alice, 'one').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ error_code: 429, parameters: { retry_after: 7 } });
    await bot.api.sendMessage(alice, 'two');
    messenger.faults.set([{ kind: 'garbage', methods: ['sendMessage'] }]);
    await expect(bot.api.sendMessage(alice, 'three')).rejects.toThrow(
      "Network request for 'sendMessage' failed",
    );
    messenger.faults.set([{ kind: 'lostAnswer', chatId: alice, times: 1 }]);
    await expect(bot.api.sendMessage(alice, 'four')).rejects.toThrow();
    expect(textsOf(messenger)).toEqual(['/start', 'two', 'four']);
    expect(messenger.calls.map((call) => call.status)).toEqual([429, 200, 200, 0]);
  });

  it('delivers updates to a webhook in order, with the secret, and again after a failure', async () => {
    const { messenger, bot } = await setup();
    const seen: { text: string; secret: unknown }[] = [];
    let failures = 1;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      response.statusCode = failures-- > 0 ? 500 : 200;
      if (response.statusCode === 200) {
        const secret = request.headers['x-telegram-bot-api-secret-token'];
        seen.push({ text: JSON.parse(body).message.text, secret });
      }
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    await bot.api.setWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, {
      secret_token: 'hush',
    });
    expect(await refusal(bot.api.getUpdates())).toContain('409 Conflict');
    messenger.person.write(alice, 'one');
    messenger.person.write(alice, 'two');
    await expect
      .poll(() => seen)
      .toEqual([
        { text: 'one', secret: 'hush' },
        { text: 'two', secret: 'hush' },
      ]);
  });

  it('sends the bot inline queries, and refuses results that the platform would refuse', async () => {
    const { messenger, bot } = await setup();
    const refused: string[] = [];
    bot.on('inline_query', async (context) => {
      const { query } = context.inlineQuery;
      const card = (id: string) =>
        InlineQueryResultBuilder.article(id, `Card ${query}`).text('<b>Hi</b>', {
          parse_mode: 'HTML',
        });
      refused.push(await refusal(context.answerInlineQuery([card('a'), card('a')])));
      refused.push(await refusal(context.answerInlineQuery([card('x'.repeat(65))])));
      await context.answerInlineQuery([card('a'), card('b')]);
    });
    startRunner(bot);
    expect(await messenger.person.askInline(alice, 'sth')).toMatchObject([
      { id: 'a', title: 'Card sth', text: 'Hi', entities: [{ type: 'bold', offset: 0, length: 2 }] },
      { id: 'b' },
    ]);
    expect(refused).toEqual(['400 Bad Request: RESULT_ID_DUPLICATE', '400 Bad Request: RESULT_ID_INVALID']);
  });

  it('shares a prepared message with another person once it is chosen', async () => {
    const { messenger, bot } = await setup();
    const prepared = await bot.api.savePreparedInlineMessage(
      alice,
      { type: 'article', id: '1', title: 'Join', input_message_content: { message_text: 'Join me' } },
      { allow_user_chats: true },
    );
    await fetch(`${messenger.url}/api/users/${alice}/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 7001002, preparedId: prepared.id }),
    });
    expect(messenger.chats.find(7001002)?.messages).toMatchObject([{ from: { id: alice }, text: 'Join me' }]);
  });
});

describe('a message sent via the bot', () => {
  const bob = 7001002;
  const keyboard = new InlineKeyboard().text('Well?', 'well');
  const card = InlineQueryResultBuilder.article('card', 'Card', { reply_markup: keyboard }).text('Hello');

  async function sent(isTold: boolean) {
    const { messenger, bot } = await setup();
    messenger.setInlineFeedback(isTold);
    const told: unknown[] = [];
    bot.on('chosen_inline_result', ({ chosenInlineResult }) => void told.push(chosenInlineResult));
    bot.on('inline_query', (context) => context.answerInlineQuery([card]));
    bot.on('callback_query', async (context) => {
      told.push(context.callbackQuery);
      await context.answerCallbackQuery();
    });
    startRunner(bot);
    const [result] = (await messenger.person.askInline(alice, 'card')) ?? [];
    if (result === undefined) throw new Error('no result');
    const message = messenger.person.sendInline(alice, bob, { result, query: 'card' });
    const shown = () => messenger.chats.find(bob)?.messages.at(-1);
    return { messenger, bot, told, message, shown };
  }

  it('is reported to the bot if its operator has enabled it, and is edited by its inline id', async () => {
    const { bot, told, message, shown } = await sent(true);
    const id = message.inline_message_id ?? '';
    await expect
      .poll(() => told)
      .toMatchObject([{ result_id: 'card', from: { id: alice }, inline_message_id: id }]);
    expect(await bot.api.editMessageTextInline(id, 'Bye')).toBe(true);
    expect(shown()).toMatchObject({ text: 'Bye', from: { id: alice } });
    expect(shown()?.reply_markup).toBeUndefined();
    expect(await refusal(bot.api.editMessageTextInline(id, 'Bye'))).toContain('message is not modified');
    expect(await refusal(bot.api.editMessageTextInline('nowhere', 'Bye'))).toContain('MESSAGE_ID_INVALID');
  });

  it('is otherwise known to the bot only when somebody presses its button, by its inline id alone', async () => {
    const { messenger, told, message } = await sent(false);
    await messenger.person.press(bob, message.message_id, 'well');
    expect(told).toMatchObject([{ data: 'well', inline_message_id: message.inline_message_id }]);
    expect(told[0]).not.toHaveProperty('message');
  });
});

describe('launch data', () => {
  it('is signed for the bot token and for third parties, with the start parameter inside', async () => {
    const { messenger } = await setup();
    messenger.setMainAppUrl('http://127.0.0.1:8080/');
    const response = await fetch(`${messenger.url}/api/users/7001005/launch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'main', startParam: 'partner-7' }),
    });
    const { url, initData } = (await response.json()) as { url: string; initData: string };
    expect(url).toBe('http://127.0.0.1:8080/?tgWebAppStartParam=partner-7');
    const fields = new URLSearchParams(initData);
    expect(JSON.parse(fields.get('user') ?? '')).toMatchObject({ id: 7001005, first_name: 'Zoë <b>&</b>' });
    expect(fields.get('start_param')).toBe('partner-7');
    const lines = (without: string[]) =>
      [...fields.entries()]
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => `${name}=${value}`)
        .sort()
        .join('\n');
    const secret = createHmac('sha256', 'WebAppData').update(messenger.token).digest();
    expect(
      createHmac('sha256', secret)
        .update(lines(['hash']))
        .digest('hex'),
    ).toBe(fields.get('hash'));
    const key = createPublicKey({
      key: Buffer.concat([
        Buffer.from('302a300506032b6570032100', 'hex'),
        Buffer.from(messenger.signer.publicKey, 'hex'),
      ]),
      format: 'der',
      type: 'spki',
    });
    const text = Buffer.from(`8072000000:WebAppData\n${lines(['hash', 'signature'])}`);
    expect(verify(null, text, key, Buffer.from(fields.get('signature') ?? '', 'base64url'))).toBe(true);
  });
});
