import { badRequest } from './botApiError.ts';
import { isObject, type Params, readJson } from './params.ts';

/** One inline button: exactly one of the actions. */
export interface InlineButton {
  readonly text: string;
  readonly url?: string;
  readonly callback_data?: string;
  readonly web_app?: { readonly url: string };
  readonly switch_inline_query?: string;
  readonly copy_text?: { readonly text: string };
}

/** One button of a reply keyboard. */
export interface KeyboardButton {
  readonly text: string;
  readonly web_app?: { readonly url: string };
  /** The person chooses others, whom the bot then gets. */
  readonly request_users?: { readonly request_id: number };
}

export interface ReplyMarkup {
  readonly inline_keyboard?: readonly (readonly InlineButton[])[];
  readonly keyboard?: readonly (readonly KeyboardButton[])[];
  readonly remove_keyboard?: true;
  readonly force_reply?: true;
}

/** Buttons that open a mini app are for private chats with the bot only. */
export const hasWebApp = (markup: ReplyMarkup | undefined): boolean =>
  markup?.inline_keyboard?.flat().some(({ web_app }) => web_app !== undefined) === true;

const actions = ['url', 'callback_data', 'web_app', 'switch_inline_query', 'copy_text'] as const;

/**
 * The reply_markup parameter, checked as the Bot API checks it.
 * @throws BotApiError 400, BUTTON_DATA_INVALID for callback data outside 1..64 bytes
 */
export function readReplyMarkup(params: Params): ReplyMarkup | undefined {
  const markup = readJson(params, 'reply_markup');
  if (markup === undefined) return undefined;
  if (!isObject(markup)) throw badRequest('object expected as reply markup');
  if (markup.inline_keyboard !== undefined) {
    return { inline_keyboard: rowsOf(markup.inline_keyboard, readInlineButton) };
  }
  if (markup.keyboard !== undefined) return { keyboard: rowsOf(markup.keyboard, readKeyboardButton) };
  if (markup.remove_keyboard === true) return { remove_keyboard: true };
  if (markup.force_reply === true) return { force_reply: true };
  throw badRequest('object expected as reply markup');
}

function rowsOf<T>(rows: unknown, readButton: (button: unknown) => T): T[][] {
  if (!Array.isArray(rows))
    throw badRequest('field "inline_keyboard" of the InlineKeyboardMarkup should be an Array of Arrays');
  return rows.map((row) => {
    if (!Array.isArray(row))
      throw badRequest('field "inline_keyboard" of the InlineKeyboardMarkup should be an Array of Arrays');
    return row.map(readButton);
  });
}

function readButtonText(button: unknown): { button: Record<string, unknown>; text: string } {
  if (!isObject(button) || typeof button.text !== 'string') {
    throw badRequest('can\'t parse inline keyboard button: Field "text" must be of type String');
  }
  if (button.text.trim() === '') throw badRequest('inline keyboard button text must be non-empty');
  return { button, text: button.text };
}

function readKeyboardButton(raw: unknown): KeyboardButton {
  if (typeof raw === 'string') return { text: raw };
  const { button, text } = readButtonText(raw);
  if (button.request_users !== undefined)
    return { text, request_users: readRequestUsers(button.request_users) };
  return button.web_app === undefined ? { text } : { text, web_app: readWebAppUrl(button.web_app, text) };
}

function readRequestUsers(value: unknown): { request_id: number } {
  const id = isObject(value) ? value.request_id : undefined;
  if (typeof id !== 'number' || !Number.isInteger(id) || Math.abs(id) > 0x7fffffff)
    throw badRequest('can\'t parse keyboard button: Field "request_id" must be of type Number');
  return { request_id: id };
}

function readInlineButton(raw: unknown): InlineButton {
  const { button, text } = readButtonText(raw);
  const action = actions.find((name) => button[name] !== undefined);
  if (action === undefined)
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  const value = button[action];
  switch (action) {
    case 'web_app':
      return { text, web_app: readWebAppUrl(value, text) };
    case 'callback_data':
      return { text, callback_data: readCallbackData(value) };
    case 'url':
      return { text, url: readButtonUrl(value) };
    case 'copy_text':
      return { text, copy_text: { text: readCopyText(value) } };
    case 'switch_inline_query':
      return { text, switch_inline_query: String(value) };
  }
}

function readCallbackData(value: unknown): string {
  const size = typeof value === 'string' ? new TextEncoder().encode(value).length : 0;
  if (typeof value !== 'string' || size < 1 || size > 64) throw badRequest('BUTTON_DATA_INVALID');
  return value;
}

function readCopyText(value: unknown): string {
  const text = isObject(value) ? value.text : undefined;
  if (typeof text !== 'string' || text.length < 1 || text.length > 256)
    throw badRequest('BUTTON_COPY_TEXT_INVALID');
  return text;
}

function readButtonUrl(value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:', 'tg:'].includes(url.protocol)) {
    throw badRequest(`inline keyboard button URL '${String(value)}' is invalid: Wrong HTTP URL`);
  }
  return url.href;
}

/**
 * @throws BotApiError 400 when the address is not HTTPS; plain HTTP is accepted only from this machine, as on test
 * servers
 */
export function readWebAppUrl(value: unknown, buttonText: string): { url: string } {
  const text = isObject(value) ? value.url : undefined;
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url !== undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url === undefined || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))) {
    throw badRequest(
      `inline keyboard button '${buttonText}' Web App URL '${String(text)}' is invalid: Only HTTPS links are allowed`,
    );
  }
  return { url: url.href };
}
