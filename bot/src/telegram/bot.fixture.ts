import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Update, UserFromGetMe } from 'grammy/types';
import { fakeRequestFacts } from '../chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '../chain/market/fakeMarket.fixture.ts';
import type { Market } from '../chain/market/market.ts';
import type { RequestFacts } from '../chain/requestFacts.ts';
import { createLog } from '../logging.ts';
import type { Storage } from '../storage/openStorage.ts';
import { createBot } from './createBot.ts';
import { createLaunchLinks, type LaunchMode } from './launchLinks.ts';
import { createPartnerLinks } from './partnerLinks.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';

/** The identity of the test bot. */
export const botInfo: UserFromGetMe = {
  id: 123_456,
  is_bot: true,
  first_name: 'XBTS',
  username: 'xbts_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_guest_queries: false,
  supports_join_request_queries: false,
};

export interface FakeBotOptions {
  mode?: LaunchMode;
  failWith?: { error_code: number; description: string };
  partnerSecret?: string;
  market?: Market;
  requestFacts?: RequestFacts;
  clock?: Clock;
}

/** A bot whose Bot API calls are recorded and not sent. */
export function fakeBot(storage: Storage, options: FakeBotOptions = {}) {
  const launch = createLaunchLinks({
    mode: options.mode ?? 'miniapp',
    publicUrl: 'https://mini.example.org',
  });
  const partners = createPartnerLinks({
    secret: options.partnerSecret ?? '',
    countsUnsigned: options.partnerSecret === undefined,
  });
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    secrets: [token],
    destination: { write: (line: string) => lines.push(line) },
  });
  const bot = createBot({
    token,
    apiRoot: 'http://127.0.0.1:1',
    launch,
    partners,
    market: options.market ?? fakeMarket(),
    requestFacts: options.requestFacts ?? fakeRequestFacts,
    storage,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    log,
    supportUrl: 'https://t.me/xbtsio',
    payers: ['sth-payer'],
    botInfo,
  });
  const calls: { method: string; payload: Record<string, unknown> }[] = [];
  bot.api.config.use(async (_previous, method, payload) => {
    calls.push({ method, payload: payload as Record<string, unknown> });
    if (options.failWith !== undefined) return { ok: false, ...options.failWith };
    return { ok: true, result: true as never };
  });
  return { bot, calls, launch, partners, lines };
}

let updateId = 0;

const chats = {
  private: { id: 7, type: 'private', first_name: 'Anna' },
  group: { id: -100, type: 'group', title: 'Friends' },
} as const;

const anna = (language?: string) => ({
  id: 7,
  is_bot: false,
  first_name: 'Anna',
  ...(language === undefined ? {} : { language_code: language }),
});

/** Anna writes to the bot or in a group, or a channel posts. */
export function message(
  text: string,
  options: { language?: string; chat?: 'private' | 'group' | 'channel' } = {},
): Update {
  updateId += 1;
  const command = /^\/\S+/u.exec(text)?.[0];
  const said = {
    message_id: updateId,
    date: 1_795_000_000,
    text,
    ...(command === undefined
      ? {}
      : { entities: [{ type: 'bot_command' as const, offset: 0, length: command.length }] }),
  };
  if (options.chat === 'channel') {
    const chat = { id: -200, type: 'channel' as const, title: 'News' };
    return { update_id: updateId, channel_post: { ...said, chat, sender_chat: chat } };
  }
  const chat = chats[options.chat ?? 'private'];
  return { update_id: updateId, message: { ...said, from: anna(options.language), chat } };
}

/** Anna shares a user of the messenger with the bot: chosen by its button, or forwarded as a contact. */
export function shared(userId: number, how: 'button' | 'contact' = 'button'): Update {
  updateId += 1;
  const said = { message_id: updateId, date: 1_795_000_000, from: anna(), chat: chats.private };
  const what =
    how === 'button'
      ? { users_shared: { request_id: 1, users: [{ user_id: userId }] } }
      : { contact: { phone_number: '1', first_name: 'Boris', user_id: userId } };
  return { update_id: updateId, message: { ...said, ...what } };
}

/** Anna presses a button under a message of the bot's. */
export function press(data: string): Update {
  updateId += 1;
  return {
    update_id: updateId,
    callback_query: {
      id: String(updateId),
      from: anna(),
      chat_instance: '1',
      data,
      message: { message_id: 1, date: 1, chat: chats.private, text: 'x' },
    },
  };
}

/** Boris, or another user, presses a button under a card in any chat. */
export function pressInline(data: string, inlineMessageId: string, by = 8): Update {
  updateId += 1;
  const from = { id: by, is_bot: false, first_name: 'Boris' };
  const pressed = {
    id: String(updateId),
    from,
    chat_instance: '2',
    data,
    inline_message_id: inlineMessageId,
  };
  return { update_id: updateId, callback_query: pressed };
}

/** Anna sends a card that the bot offered, and the messenger reports it. */
export function chosen(resultId: string, inlineMessageId: string): Update {
  updateId += 1;
  const told = { result_id: resultId, from: anna(), query: '', inline_message_id: inlineMessageId };
  return { update_id: updateId, chosen_inline_result: told };
}

/** Anna types a query after the bot's name in any chat. */
export function inlineQuery(query: string, language?: string): Update {
  updateId += 1;
  const asked = { id: String(updateId), from: anna(language), query, offset: '' };
  return { update_id: updateId, inline_query: asked };
}

type Markup = { inline_keyboard: unknown[][] };

/** The first button under a message. */
export const buttonOf = (payload: Record<string, unknown> | undefined): unknown =>
  (payload?.reply_markup as Markup | undefined)?.inline_keyboard[0]?.[0];
