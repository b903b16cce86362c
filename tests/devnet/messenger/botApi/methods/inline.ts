import { type BotApiContext, type BotApiMethod, readChat, readReachableChat } from '../botApiContext.ts';
import { badRequest } from '../botApiError.ts';
import { findEntities, parseHtmlText } from '../formattedText.ts';
import { isObject, type Params, readFlag, readInteger, readJson, readText } from '../params.ts';
import { hasWebApp, readReplyMarkup } from '../replyMarkup.ts';

const preparedLifeSeconds = 600;

/** answerCallbackQuery: the notice a person sees after pressing an inline button (text of at most 200 characters). */
export const answerCallbackQuery: BotApiMethod = ({ inline }, params) => {
  const text = readText(params, 'text');
  const url = readText(params, 'url');
  if (text !== undefined && [...text].length > 200) throw badRequest('MESSAGE_TOO_LONG');
  const isKnown = inline.answerCallback(readText(params, 'callback_query_id') ?? '', {
    ...(text === undefined ? {} : { text }),
    ...(url === undefined ? {} : { url }),
    ...(readFlag(params, 'show_alert') ? { show_alert: true } : {}),
  });
  if (!isKnown) throw badRequest('query is too old and response timeout expired or query ID is invalid');
  return true;
};

/** answerInlineQuery: at most 50 results of different ids of at most 64 bytes, each with a title and a text. */
export const answerInlineQuery: BotApiMethod = ({ inline }, params) => {
  const results = readJson(params, 'results');
  if (!Array.isArray(results)) throw badRequest("can't parse inline query results JSON object");
  if (results.length > 50) throw badRequest('RESULTS_TOO_MUCH');
  const read = results.map((result) => {
    const { id, title } = isObject(result) ? result : {};
    if (typeof id !== 'string' || id === '' || Buffer.byteLength(id) > 64)
      throw badRequest('RESULT_ID_INVALID');
    if (typeof title !== 'string' || title === '') throw badRequest('ARTICLE_TITLE_EMPTY');
    return {
      ...messageOfResult(result),
      id,
      title,
      description: String((result as Params).description ?? ''),
    };
  });
  if (new Set(read.map(({ id }) => id)).size < read.length) throw badRequest('RESULT_ID_DUPLICATE');
  const isKnown = inline.answerInline(readText(params, 'inline_query_id') ?? '', read);
  if (!isKnown) throw badRequest('query is too old and response timeout expired or query ID is invalid');
  return true;
};

/** answerWebAppQuery: a message in the person's name, sent from inside the mini app. */
export const answerWebAppQuery: BotApiMethod = (context, params) => {
  const content = readResult(params);
  const userId = context.inline.takeWebAppQuery(readText(params, 'web_app_query_id') ?? '');
  const chat = userId === undefined ? undefined : context.chats.find(userId);
  if (chat === undefined) throw badRequest('QUERY_ID_INVALID');
  const message = context.chats.append(chat, { from: chat.user, ...content });
  return { inline_message_id: `${chat.user.id}_${message.message_id}` };
};

/** savePreparedInlineMessage: stored until the person shares it from the mini app. */
export const savePreparedInlineMessage: BotApiMethod = (context, params) => {
  const userId = readInteger(params, 'user_id');
  if (userId === undefined) throw badRequest('user not found');
  readChat(context, { chat_id: userId });
  const { id } = context.inline.prepare(userId, readResult(params));
  return { id, expiration_date: Math.floor(context.now() / 1000) + preparedLifeSeconds };
};

/** sendChatAction changes nothing that is kept; the person must have let the bot write. */
export const sendChatAction: BotApiMethod = (context: BotApiContext, params) => {
  if (context.groups.find(readInteger(params, 'chat_id') ?? 0) === undefined)
    readReachableChat(context, params);
  return true;
};

function readResult(params: Params): Record<string, unknown> & { text: string } {
  return messageOfResult(readJson(params, 'result'));
}

function messageOfResult(result: unknown): Record<string, unknown> & { text: string } {
  if (!isObject(result) || typeof result.id !== 'string') throw badRequest('RESULT_ID_INVALID');
  const content = isObject(result.input_message_content) ? result.input_message_content : {};
  const raw = typeof content.message_text === 'string' ? content.message_text : String(result.title ?? '');
  if (raw.trim() === '') throw badRequest('message text is empty');
  const isHtml = String(content.parse_mode ?? '').toLowerCase() === 'html';
  const { text, entities } = isHtml ? parseHtmlText(raw) : { text: raw, entities: findEntities(raw) };
  if ([...text].length > 4096) throw badRequest('MESSAGE_TOO_LONG');
  const reply_markup = readReplyMarkup(result);
  if (hasWebApp(reply_markup)) throw badRequest('BUTTON_TYPE_INVALID');
  return { text, entities, ...(reply_markup === undefined ? {} : { reply_markup }) };
}
