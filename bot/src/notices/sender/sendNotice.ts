import { GrammyError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { createBotApi } from '../../telegram/botApi.ts';
import { botErrorCode, isRejected } from '../../telegram/botErrors.ts';
import { asHtml } from '../../telegram/html.ts';
import { asPolyfill } from '../../telegram/signals.ts';
import type { ButtonTarget, RenderedNotice } from '../notice.ts';

/** One message to one chat. */
export interface OutgoingNotice extends RenderedNotice {
  readonly chatId: number;
}

/**
 * The outcome of a call: sent · slowDown (429): a pause for all senders · blocked (403): the chat rejects the bot ·
 * refused: it will never be accepted · failed (5xx, garbage, or no answer): try again later; it may even have arrived.
 */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'slowDown'; readonly seconds: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused' | 'failed'; readonly code: string };

/** The call that sends. It should give up when the signal aborts; a rejection counts as failed. */
export type SendNotice = (notice: OutgoingNotice, signal: AbortSignal) => Promise<SendResult>;

/** The pause after a 429 without a duration, in seconds. */
const unsaidPause = 5;
/** The longest accepted pause, in seconds: a week. */
const longestPause = 604_800;

/**
 * Sends through the Bot API. With `isPaid` the platform accepts up to 1,000 messages a second and charges the bot's
 * balance ('allow_paid_broadcast').
 */
export function createSendNotice(
  access: Parameters<typeof createBotApi>[0],
  { isPaid }: { isPaid?: boolean } = {},
): SendNotice {
  const api = createBotApi(access);
  return async ({ chatId, html, button, actions = [] }, signal) => {
    const options = {
      ...asHtml,
      reply_markup: { inline_keyboard: keyboardOf(button, actions) },
      ...(isPaid === true ? { allow_paid_broadcast: true } : {}),
    };
    try {
      await api.sendMessage(chatId, html, options, asPolyfill(signal));
      return { kind: 'sent' };
    } catch (error) {
      if (error instanceof GrammyError) return resultOf(error);
      return { kind: 'failed', code: signal.aborted ? 'bot_api.timeout' : botErrorCode(error) };
    }
  };
}

const keyboardOf = (
  button: OutgoingNotice['button'],
  actions: NonNullable<OutgoingNotice['actions']>,
): InlineKeyboardButton[][] => [
  [buttonOf(button.text, button.target)],
  ...(actions.length === 0 ? [] : [actions.map(({ text, data }) => ({ text, callback_data: data }))]),
];

const buttonOf = (text: string, target: ButtonTarget): InlineKeyboardButton =>
  'url' in target ? { text, url: target.url } : { text, web_app: { url: target.webAppUrl } };

function resultOf(error: GrammyError): SendResult {
  const { error_code: errorCode, parameters } = error;
  if (errorCode === 429) {
    const { retry_after: seconds = 0 } = parameters;
    return { kind: 'slowDown', seconds: seconds > 0 ? Math.min(seconds, longestPause) : unsaidPause };
  }
  if (isRejected(error)) return { kind: 'blocked' };
  // 401 and 404 mean a wrong token or address: the operator must fix it, and the notice is not at fault.
  return { kind: errorCode === 400 ? 'refused' : 'failed', code: botErrorCode(error) };
}
