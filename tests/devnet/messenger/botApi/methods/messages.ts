import { botUserOf } from '../../botProfile.ts';
import type { Chat, ChatMessage } from '../../chats.ts';
import {
  type BotApiContext,
  type BotApiMethod,
  readChat,
  readGroup,
  readPostedChannel,
  readWritableChat,
} from '../botApiContext.ts';
import { badRequest } from '../botApiError.ts';
import {
  type FormattedText,
  findEntities,
  type MessageEntity,
  overlaps,
  parseHtmlText,
} from '../formattedText.ts';
import { isObject, type Params, readInteger, readJson, readText } from '../params.ts';
import { hasWebApp, readReplyMarkup } from '../replyMarkup.ts';

const textLimit = 4096;
const captionLimit = 1024;
/** Of more entities the platform keeps the first. */
const entitiesKept = 100;
/** A message older than this stays, in milliseconds. */
const deletableMs = 48 * 3_600_000;

/** sendMessage to a person, a group or a channel: text of 1 to 4096 characters after parsing, entities, a keyboard. */
export const sendMessage: BotApiMethod = (context, params) => {
  const channel = readPostedChannel(context, params);
  const group = readGroup(context, params);
  const chat = channel === undefined && group === undefined ? readWritableChat(context, params) : undefined;
  const { text, entities } = readMessageText(params);
  const reply_markup = readReplyMarkup(params);
  const content = {
    text,
    ...(entities.length === 0 ? {} : { entities }),
    ...(reply_markup === undefined ? {} : { reply_markup }),
  };
  if (chat !== undefined) return context.chats.append(chat, { from: botUserOf(context.profile), ...content });
  if (hasWebApp(reply_markup)) throw badRequest('BUTTON_TYPE_INVALID');
  if (group !== undefined)
    return context.groups.append(group, { from: botUserOf(context.profile), ...content });
  return channel && context.channels.post(channel, content);
};

/**
 * sendPhoto: an attached PNG is stored for the page, with its caption; of other files only the fact that there was one.
 */
export const sendPhoto: BotApiMethod = (context, params) => {
  const group = readGroup(context, params);
  const chat = group === undefined ? readWritableChat(context, params) : undefined;
  const file = readText(params, 'photo');
  if (file === undefined) throw badRequest('there is no photo in the request');
  const content = file.endsWith('.png') ? readText(params, file) : undefined;
  const caption = format(params, readText(params, 'caption') ?? '', 'caption_entities');
  if ([...caption.text].length > captionLimit) throw badRequest('message caption is too long');
  const reply_markup = readReplyMarkup(params);
  if (group !== undefined && hasWebApp(reply_markup)) throw badRequest('BUTTON_TYPE_INVALID');
  const sent = {
    from: botUserOf(context.profile),
    photo: [
      {
        file_id: file,
        file_unique_id: 'photo',
        width: 640,
        height: 320,
        ...(content === undefined ? {} : { shown: `data:image/png;base64,${content}` }),
      },
    ],
    ...(caption.text === '' ? {} : { caption: caption.text, caption_entities: caption.entities }),
    ...(reply_markup === undefined ? {} : { reply_markup }),
  };
  return group === undefined ? chat && context.chats.append(chat, sent) : context.groups.append(group, sent);
};

/**
 * editMessageText: refuses an edit that changes nothing, as the platform does. A message sent via the bot is addressed
 * by its inline id, and the answer is true.
 */
export const editMessageText: BotApiMethod = (context, params) => {
  const inlineId = readText(params, 'inline_message_id');
  const { chat, message } =
    inlineId === undefined ? readOwnMessage(context, params, 'edit') : readInlineMessage(context, inlineId);
  const { text, entities } = readMessageText(params);
  const reply_markup = readReplyMarkup(params);
  if (inlineId !== undefined && hasWebApp(reply_markup)) throw badRequest('BUTTON_TYPE_INVALID');
  const { entities: _, reply_markup: __, ...rest } = message;
  const edited = replaceMessage(context, chat, message, {
    ...rest,
    text,
    ...(entities.length === 0 ? {} : { entities }),
    ...(reply_markup === undefined ? {} : { reply_markup }),
  });
  return inlineId === undefined ? edited : true;
};

/** editMessageReplyMarkup: without a keyboard, the buttons are removed. */
export const editMessageReplyMarkup: BotApiMethod = (context, params) => {
  const { chat, message } = readOwnMessage(context, params, 'edit');
  const reply_markup = readReplyMarkup(params);
  const { reply_markup: _, ...rest } = message;
  return replaceMessage(context, chat, message, {
    ...rest,
    ...(reply_markup === undefined ? {} : { reply_markup }),
  });
};

/**
 * deleteMessage: in a private chat a bot may delete what either side wrote, in a group its own and, as an administrator, everything; nothing older
 * than two days (core.telegram.org/bots/api, deleteMessage).
 */
export const deleteMessage: BotApiMethod = (context, params) => {
  const id = readInteger(params, 'message_id') ?? 0;
  const group = context.groups.find(readInteger(params, 'chat_id') ?? 0);
  const chat = group === undefined ? readChat(context, params) : undefined;
  const message = (group ?? chat)?.messages.find(({ message_id }) => message_id === id);
  const isOwn = message?.from.id === context.profile.id;
  const isOld = message !== undefined && context.now() - message.date * 1000 > deletableMs;
  if (isOld || (group !== undefined && message !== undefined && !isOwn && !group.isBotAdmin))
    throw badRequest("message can't be deleted");
  const isRemoved =
    group === undefined ? chat && context.chats.remove(chat, id) : context.groups.remove(group, id);
  if (isRemoved !== true) throw badRequest('message to delete not found');
  return true;
};

function replaceMessage(
  context: Parameters<BotApiMethod>[0],
  chat: Chat,
  before: ChatMessage,
  after: ChatMessage,
): ChatMessage {
  const content = ({ text, entities, reply_markup }: ChatMessage) =>
    JSON.stringify([text, entities, reply_markup]);
  if (content(before) === content(after)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    );
  }
  const edited = { ...after, edit_date: Math.floor(context.now() / 1000) };
  context.chats.replace(chat, edited);
  return edited;
}

function readOwnMessage(
  context: Parameters<BotApiMethod>[0],
  params: Params,
  verb: string,
): { chat: Chat; message: ChatMessage } {
  const chat = readChat(context, params);
  const id = readInteger(params, 'message_id');
  const message = chat.messages.find((one) => one.message_id === id);
  if (message === undefined) throw badRequest(`message to ${verb} not found`);
  if (!message.from.is_bot) throw badRequest("message can't be edited");
  return { chat, message };
}

function readInlineMessage(context: BotApiContext, id: string): { chat: Chat; message: ChatMessage } {
  for (const { id: userId } of context.chats.users) {
    const chat = context.chats.find(userId);
    const message = chat?.messages.find(({ inline_message_id }) => inline_message_id === id);
    if (chat !== undefined && message !== undefined) return { chat, message };
  }
  throw badRequest('MESSAGE_ID_INVALID');
}

function readMessageText(params: Params): FormattedText {
  const formatted = format(params, readText(params, 'text') ?? '', 'entities');
  if (formatted.text.trim() === '') throw badRequest('message text is empty');
  if ([...formatted.text].length > textLimit) throw badRequest('message is too long');
  return formatted;
}

function format(params: Params, raw: string, entitiesName: string): FormattedText {
  const parseMode = (readText(params, 'parse_mode') ?? '').toLowerCase();
  if (parseMode !== '' && parseMode !== 'html') throw badRequest('unsupported parse_mode');
  const given = readJson(params, entitiesName);
  const { text, entities } =
    parseMode === 'html'
      ? parseHtmlText(raw)
      : { text: raw, entities: Array.isArray(given) ? given.filter(isEntity) : [] };
  // Within code and the text of a link nothing is looked for.
  const covered = (entity: MessageEntity) =>
    entities.some((one) => ['code', 'pre', 'text_link'].includes(one.type) && overlaps(one, entity));
  const found = findEntities(text).filter((entity) => !covered(entity));
  return {
    text,
    entities: [...entities, ...found]
      .sort((a, b) => a.offset - b.offset || b.length - a.length)
      .slice(0, entitiesKept),
  };
}

function isEntity(value: unknown): value is MessageEntity {
  return (
    isObject(value) &&
    typeof value.type === 'string' &&
    Number.isInteger(value.offset) &&
    Number.isInteger(value.length)
  );
}
