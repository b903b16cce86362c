import * as v from 'valibot';
import type { ButtonTarget } from '../notice.ts';
import type { OutgoingNotice, SendNotice, SendResult } from './sendNotice.ts';

/** The Bot API's answer to any method (core.telegram.org/bots/api, 'Making requests'). */
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('ok', [
    v.object({ ok: v.literal(true) }),
    v.object({
      ok: v.literal(false),
      error_code: v.number(),
      description: v.optional(v.string(), ''),
      parameters: v.optional(v.object({ retry_after: v.optional(v.number()) })),
    }),
  ]),
);

/** Waited after a 429 that does not say how long, in seconds. */
const unsaidPause = 5;
/** Nothing longer is believed, in seconds: a week. */
const longestPause = 604_800;

/** 400 answers that mean the chat is gone rather than that the message is wrong. */
const isGone = /chat not found|user is deactivated|bot was kicked|PEER_ID_INVALID/iu;

/**
 * Sends through the Bot API. With `isPaid` the platform takes up to 1,000 messages a second and charges the bot's
 * balance for them ('allow_paid_broadcast').
 */
export function createBotApiSend(options: {
  token: string;
  apiRoot: string;
  isPaid?: boolean;
  fetch?: typeof fetch;
}): SendNotice {
  const { token, apiRoot, isPaid = false, fetch: post = fetch } = options;
  return async (notice, signal) => {
    try {
      const response = await post(`${apiRoot}/bot${token}/sendMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(notice, isPaid)),
        signal,
      });
      return resultOf(response, await response.text());
    } catch {
      // Whatever it was, no answer came; its words would hold the address, and so the token.
      return { kind: 'failed', code: signal.aborted ? 'bot_api.timeout' : 'bot_api.unreachable' };
    }
  };
}

function messageOf({ chatId, html, button }: OutgoingNotice, isPaid: boolean): object {
  return {
    chat_id: chatId,
    text: html,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_markup: { inline_keyboard: [[{ text: button.text, ...markupOf(button.target) }]] },
    ...(isPaid ? { allow_paid_broadcast: true } : {}),
  };
}

const markupOf = (target: ButtonTarget): object =>
  'url' in target ? { url: target.url } : { web_app: { url: target.webAppUrl } };

function resultOf({ status, headers }: Response, text: string): SendResult {
  const parsed = v.safeParse(answerSchema, text);
  if (!parsed.success) {
    // Whoever stands before the Bot API may refuse in words of their own.
    if (status === 429) return slowDown(Number(headers.get('retry-after')));
    return { kind: 'failed', code: status >= 500 ? `bot_api.${status}` : 'bot_api.garbage' };
  }
  const answer = parsed.output;
  if (answer.ok) return { kind: 'sent' };
  const { error_code: errorCode, description } = answer;
  if (errorCode === 429) return slowDown(answer.parameters?.retry_after);
  if (errorCode === 403 || (errorCode === 400 && isGone.test(description))) return { kind: 'blocked' };
  // 401 and 404 mean a wrong token or address: the operator's to mend, no fault of the notice.
  return { kind: errorCode === 400 ? 'refused' : 'failed', code: `bot_api.${errorCode}` };
}

function slowDown(seconds = 0): SendResult {
  return { kind: 'slowDown', seconds: seconds > 0 ? Math.min(seconds, longestPause) : unsaidPause };
}
