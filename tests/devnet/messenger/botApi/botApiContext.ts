import type { BotProfile } from '../botProfile.ts';
import type { Channel, Channels } from '../channels.ts';
import { type Chat, type Chats, mayBotWrite } from '../chats.ts';
import type { Group, Groups } from '../groups.ts';
import type { InlineExchange } from '../inlineExchange.ts';
import type { UpdateQueue } from '../updates.ts';
import type { Webhook } from '../webhook.ts';
import { BotApiError, badRequest } from './botApiError.ts';
import { type Params, readInteger, readText } from './params.ts';
import type { RateLimiter } from './rateLimits.ts';

/** The environment of the Bot API's methods. */
export interface BotApiContext {
  readonly profile: BotProfile;
  readonly chats: Chats;
  readonly channels: Channels;
  readonly groups: Groups;
  readonly queue: UpdateQueue;
  readonly webhook: Webhook;
  readonly inline: InlineExchange;
  readonly rateLimiter: RateLimiter;
  /** Now in ms. */
  readonly now: () => number;
}

/** One method of the Bot API. */
export type BotApiMethod = (context: BotApiContext, params: Params, signal: AbortSignal) => unknown;

/** @throws BotApiError 400 for an unknown chat */
export function readChat(context: BotApiContext, params: Params): Chat {
  const text = readText(params, 'chat_id');
  if (text === undefined || text === '') throw badRequest('chat_id is empty');
  const chat = context.chats.find(readInteger({ chat_id: text }, 'chat_id') ?? 0);
  if (chat === undefined) throw badRequest('chat not found');
  return chat;
}

/**
 * The chat that a message may be sent to now.
 * @throws BotApiError 403 when the person has blocked or never started the bot, 429 over a limit
 */
export function readWritableChat(context: BotApiContext, params: Params): Chat {
  const chat = readReachableChat(context, params);
  context.rateLimiter.count(chat.user.id);
  return chat;
}

/** @throws BotApiError 403 when the person has blocked or never started the bot */
export function readReachableChat(context: BotApiContext, params: Params): Chat {
  const chat = readChat(context, params);
  if (chat.isBlocked) throw new BotApiError(403, 'Forbidden: bot was blocked by the user');
  if (!mayBotWrite(chat))
    throw new BotApiError(403, "Forbidden: bot can't initiate conversation with a user");
  return chat;
}

/**
 * The group that a message is for, undefined when the chat is none.
 * @throws BotApiError 429 over a limit
 */
export function readGroup(context: BotApiContext, params: Params): Group | undefined {
  const group = context.groups.find(readInteger(params, 'chat_id') ?? 0);
  if (group !== undefined) context.rateLimiter.count(group.chat.id);
  return group;
}

/**
 * The channel of a post, undefined when the chat is a person's.
 * @throws BotApiError 403 when the bot is not its administrator, 429 over a limit
 */
export function readPostedChannel(context: BotApiContext, params: Params): Channel | undefined {
  const channel = context.channels.find(readInteger(params, 'chat_id') ?? 0);
  if (channel === undefined) return undefined;
  if (!channel.isBotAdmin) throw new BotApiError(403, 'Forbidden: bot is not a member of the channel chat');
  context.rateLimiter.count(channel.chat.id);
  return channel;
}
