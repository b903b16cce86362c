import type { BotApiContext } from './botApi/botApiContext.ts';
import { findEntities } from './botApi/formattedText.ts';
import { botUserOf } from './botProfile.ts';
import { type Chat, type ChatMessage, mayBotWrite } from './chats.ts';
import { anonymousAdmin, type Group, type GroupAuthor, type GroupMessage, isToldToBot } from './groups.ts';
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

/** Sends something that is no plain text: a photo, a sticker, a forward, a service message. The members are the Bot API's. */
export function sendToBot(
  context: BotApiContext,
  chat: Chat,
  content: Readonly<Record<string, unknown>>,
): ChatMessage {
  unblock(context, chat);
  chat.isStarted = true;
  const { text, caption, entities, caption_entities } = content;
  const found = {
    ...(typeof text === 'string' && entities === undefined ? { entities: findEntities(text) } : {}),
    ...(typeof caption === 'string' && caption_entities === undefined
      ? { caption_entities: findEntities(caption) }
      : {}),
  };
  const message = context.chats.append(chat, { from: chat.user, ...found, ...content });
  context.queue.push({ message });
  return message;
}

/** Changes what a person wrote; the bot is notified where it has asked for such updates. */
export function editOwn(context: BotApiContext, chat: Chat, edit: { messageId: number; text: string }): void {
  const before = chat.messages.find((one) => one.message_id === edit.messageId);
  if (before === undefined) return;
  const { text } = edit;
  const edited = {
    ...before,
    text,
    entities: findEntities(text),
    edit_date: Math.floor(context.now() / 1000),
  };
  context.chats.replace(chat, edited);
  context.queue.push({ edited_message: edited });
}

/** Writes in a group, in one's own name or in the group's; the bot is notified what privacy mode lets through. */
export function writeInGroup(
  context: BotApiContext,
  group: Group,
  said: { readonly author: GroupAuthor; readonly text: string },
): GroupMessage {
  const { author, text } = said;
  const isTold = isToldToBot(group, text, context.profile.username);
  const who = author === 'anonymous' ? { from: anonymousAdmin, sender_chat: group.chat } : { from: author };
  const message = context.groups.append(group, { ...who, text, entities: findEntities(text) });
  if (isTold) context.queue.push({ message });
  return message;
}

/** Presses an inline button, `at` whose chat holds the message; resolves with the bot's answer, or undefined when it gives none in time. */
export async function pressCallback(
  context: BotApiContext,
  chat: Chat,
  pressed: { readonly messageId: number; readonly data: string; readonly at?: Chat },
): Promise<CallbackAnswer | undefined> {
  const message = (pressed.at ?? chat).messages.find((one) => one.message_id === pressed.messageId);
  const { id, answer } = context.inline.openCallback();
  context.queue.push({
    callback_query: {
      id,
      from: chat.user,
      ...placeOf(message),
      chat_instance: chatInstanceOf(chat),
      data: pressed.data,
    },
  });
  return await answer;
}

/** For a message sent via the bot, the bot learns its inline id and nothing else. */
function placeOf(message: ChatMessage | undefined): object {
  if (message === undefined) return {};
  const { inline_message_id } = message;
  return inline_message_id === undefined ? { message } : { inline_message_id };
}

/**
 * Sends a message made by the bot to another person's chat, in the sender's name. Only one with buttons is addressable
 * by the bot later (core.telegram.org/bots/api, ChosenInlineResult).
 */
export function sendByWay(
  context: BotApiContext,
  { from, to }: { from: Chat; to: Chat },
  { text, entities, reply_markup }: Readonly<Record<string, unknown>>,
): ChatMessage {
  const content = { text, entities, ...(reply_markup === undefined ? {} : { reply_markup }) };
  return context.chats.append(to, {
    ...(content as Pick<ChatMessage, 'text' | 'entities' | 'reply_markup'>),
    from: from.user,
    ...(reply_markup === undefined ? {} : { inline_message_id: context.inline.nextMessageId() }),
  });
}

/** Sends one of the bot's results; the bot gets a report if its operator has enabled it. */
export function sendInline(
  context: BotApiContext,
  people: { from: Chat; to: Chat },
  { result, query }: { result: InlineResult; query: string },
): ChatMessage {
  const sent = sendByWay(context, people, result);
  const { inline_message_id } = sent;
  if (context.inline.isFeedbackOn)
    context.queue.push({
      chosen_inline_result: {
        result_id: result.id,
        from: people.from.user,
        query,
        ...(inline_message_id === undefined ? {} : { inline_message_id }),
      },
    });
  return sent;
}

/** Types something after the bot's name; resolves with the bot's results, or undefined without any in time. */
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

/** Sends the bot a person chosen by a button of its keyboard. */
export function shareUser(
  context: BotApiContext,
  chat: Chat,
  { requestId, userId }: { requestId: number; userId: number },
): void {
  const users_shared = { request_id: requestId, users: [{ user_id: userId }] };
  context.queue.push({ message: context.chats.append(chat, { from: chat.user, users_shared }) });
}

/** Lets the bot write from within the mini app; the bot is notified by a service message. */
export function allowWriting(context: BotApiContext, chat: Chat): void {
  if (mayBotWrite(chat)) return;
  chat.allowsWriting = true;
  const write_access_allowed = { from_request: true };
  context.queue.push({ message: context.chats.append(chat, { from: chat.user, write_access_allowed }) });
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

/** The number of this chat in launch data: the same at each launch. */
export function chatInstanceOf(chat: Chat): string {
  return String(-(BigInt(chat.user.id) * 1_000_003n + 17n));
}
