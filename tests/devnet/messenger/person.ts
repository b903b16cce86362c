import type { BotApiContext } from './botApi/botApiContext.ts';
import { findEntities } from './botApi/formattedText.ts';
import { botUserOf } from './botProfile.ts';
import type { Chat, ChatMessage } from './chats.ts';
import type { CallbackAnswer, InlineResult } from './inlineExchange.ts';

/** Sends a text to the bot; the first one starts the conversation. */
export function writeToBot(context: BotApiContext, chat: Chat, text: string): ChatMessage {
  unblock(context, chat);
  chat.isStarted = true;
  const entities = findEntities(text);
  const message = context.chats.append(chat, {
    from: chat.user,
    text,
    ...(entities.length === 0 ? {} : { entities }),
  });
  context.queue.push({ message });
  return message;
}

/** Presses an inline button; resolves with the bot's answer, or undefined when it gives none in time. */
export async function pressCallback(
  context: BotApiContext,
  chat: Chat,
  pressed: { readonly messageId: number; readonly data: string },
): Promise<CallbackAnswer | undefined> {
  const message = chat.messages.find((one) => one.message_id === pressed.messageId);
  const { id, answer } = context.inline.openCallback();
  context.queue.push({
    callback_query: {
      id,
      from: chat.user,
      ...(message === undefined ? {} : { message }),
      chat_instance: chatInstanceOf(chat),
      data: pressed.data,
    },
  });
  return await answer;
}

/** Types something after the bot's name; resolves with the bot's results, or undefined when it gives none in time. */
export async function askInline(
  context: BotApiContext,
  chat: Chat,
  query: string,
): Promise<readonly InlineResult[] | undefined> {
  const { id, answer } = context.inline.openInline();
  context.queue.push({ inline_query: { id, from: chat.user, query, offset: '', chat_type: 'sender' } });
  return await answer;
}

/** Sends data back from a mini app that was opened from a reply keyboard (web_app_data_send). */
export function sendWebAppData(context: BotApiContext, chat: Chat, data: string, buttonText: string): void {
  const message = context.chats.append(chat, {
    from: chat.user,
    web_app_data: { data, button_text: buttonText },
  });
  context.queue.push({ message });
}

/** Blocks or unblocks the bot; the bot gets my_chat_member, as the platform does. */
export function setBlocked(context: BotApiContext, chat: Chat, isBlocked: boolean): void {
  if (chat.isBlocked === isBlocked) return;
  chat.isBlocked = isBlocked;
  const member = (status: string) => ({ user: botUserOf(context.profile), status });
  context.queue.push({
    my_chat_member: {
      chat: { id: chat.user.id, type: 'private', first_name: chat.user.first_name },
      from: chat.user,
      date: Math.floor(context.now() / 1000),
      old_chat_member: member(isBlocked ? 'member' : 'kicked'),
      new_chat_member: member(isBlocked ? 'kicked' : 'member'),
    },
  });
  context.chats.touch(chat.user.id);
}

/** Starting again also unblocks: writing to a blocked bot is not possible otherwise. */
function unblock(context: BotApiContext, chat: Chat): void {
  if (chat.isBlocked) setBlocked(context, chat, false);
}

/** Empties the chat; a bot can still write, since it was started once. */
export function clearHistory(context: BotApiContext, chat: Chat): void {
  chat.messages = [];
  context.chats.touch(chat.user.id);
}

/** The number of this chat that launch data carries: the same at each launch. */
export function chatInstanceOf(chat: Chat): string {
  return String(-(BigInt(chat.user.id) * 1_000_003n + 17n));
}
