import type { Api } from 'grammy';
import { GrammyError } from 'grammy';
import type { BotConfig } from '../config.ts';
import { createBotApi } from '../telegram/botApi.ts';
import { webhookPath } from '../telegram/updates/startWebhook.ts';
import { type Finding, findingsOf } from './finding.ts';
import { hostOf, type Surroundings } from './surroundings.ts';

const ANSWER_MS = 10_000;
const SLOW_MS = 1_500;
/** More waiting updates than this mean that nobody fetches them. */
const MOST_PENDING = 100;
/** A failed delivery before this time is in the past. */
const FRESH_SECONDS = 3_600;

const { right, slow, missing, wrong, off } = findingsOf('messenger');

/** Checks the bot's token, its inline mode, and the delivery of its updates. */
export async function examineMessenger(around: Surroundings): Promise<Finding[]> {
  const { token, apiRoot } = around.config.telegram;
  if (token === undefined)
    return [off('bot', 'off', 'Nothing to do if you don’t need it. Otherwise set BOT_TOKEN.')];
  const api = createBotApi({ token, apiRoot, fetch: around.fetch });
  try {
    return [
      ...(await examineBot(api)),
      await examineMenuButton(api, around),
      ...(await examineUpdates(api, around)),
      await examineChannel(api, around.config.payouts.channel),
    ];
  } catch (error) {
    return [refusalOf(error, hostOf(apiRoot))];
  }
}

async function examineBot(api: Api): Promise<Finding[]> {
  const startedAt = performance.now();
  const me = await api.getMe(AbortSignal.timeout(ANSWER_MS) as Parameters<Api['getMe']>[0]);
  const ms = Math.round(performance.now() - startedAt);
  const seen = `@${me.username}, ${ms} ms`;
  return [
    ms > SLOW_MS
      ? slow('bot', seen, 'Notices go out late: check the network between this machine and the messenger.')
      : right('bot', seen),
    me.supports_inline_queries
      ? right('inline mode', 'on')
      : missing(
          'inline mode',
          'off',
          'Switch it on at @BotFather: /setinline, and /setinlinefeedback to 100 %.',
        ),
  ];
}

/** The messenger answers a mini app only at the origin that its button names (page.ts, examineOrigin). */
async function examineMenuButton(api: Api, { config }: Surroundings): Promise<Finding> {
  const name = 'menu button';
  if (config.telegram.launchMode === 'link') return off(name, 'off', 'Nothing: buttons are plain links.');
  const button = await api.getChatMenuButton();
  const advice = 'Start the bot with these settings: it sets the button itself.';
  if (button.type !== 'web_app') return missing(name, 'opens no app', advice);
  const { web_app } = button;
  const own = new URL(config.web.publicUrl).origin;
  if (URL.canParse(web_app.url) && new URL(web_app.url).origin === own)
    return right(name, 'opens PUBLIC_URL');
  return wrong(name, `opens ${hostOf(web_app.url)}`, advice);
}

/** Only an administrator who may post gets messages into a channel (core.telegram.org/bots/api#chatmember). */
async function examineChannel(api: Api, channel: number | undefined): Promise<Finding> {
  const name = 'payout channel';
  if (channel === undefined)
    return off(name, 'off', 'Nothing to do if you don’t need it. Otherwise set PAYOUT_CHANNEL.');
  try {
    const { id } = await api.getMe();
    const member = await api.getChatMember(channel, id);
    const mayPost =
      member.status === 'creator' ||
      (member.status === 'administrator' &&
        'can_post_messages' in member &&
        member.can_post_messages === true);
    if (mayPost) return right(name, 'the bot may post there');
    return wrong(
      name,
      `the bot is ${member.status} there`,
      'Make it an administrator who may post messages.',
    );
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code === 401) throw error;
    return wrong(
      name,
      'the bot doesn’t reach it',
      'Check the number in PAYOUT_CHANNEL, and make the bot an administrator who may post messages.',
    );
  }
}

async function examineUpdates(api: Api, { config, clock }: Surroundings): Promise<Finding[]> {
  const info = await api.getWebhookInfo();
  const { pending_update_count: pending, last_error_date: failedAt = 0 } = info;
  const waiting = `updates waiting: ${pending}`;
  const { updates } = config.telegram;
  const fault = faultOfWebhook(config, info.url ?? '');
  if (fault !== undefined) return [wrong(updates, `${fault.seen}; ${waiting}`, fault.advice)];
  if (updates === 'webhook' && clock.now() / 1_000 - failedAt < FRESH_SECONDS)
    return [
      wrong(
        updates,
        `the last delivery failed: ${info.last_error_message ?? 'no reason given'}; ${waiting}`,
        `Check that the proxy passes ${webhookPath} to a running bot.`,
      ),
    ];
  if (pending > MOST_PENDING)
    return [slow(updates, waiting, 'Nothing takes them: check that the bot runs, and read its log.')];
  return [right(updates, waiting)];
}

function faultOfWebhook(
  { telegram, web }: BotConfig,
  url: string,
): { seen: string; advice: string } | undefined {
  const own = web.publicUrl + webhookPath;
  if (telegram.updates === 'webhook' && url !== own)
    return {
      seen: url === '' ? 'no webhook is set' : `updates go to ${hostOf(url)}`,
      advice:
        'Start the bot with these settings: it sets the webhook itself. If it runs already, another process with this token has removed it: stop that one, and start the bot again.',
    };
  if (telegram.updates === 'polling' && url !== '')
    return {
      seen: `updates go to a webhook at ${hostOf(url)}`,
      advice:
        'Another process of this bot uses a webhook: stop it, or set BOT_UPDATES=webhook here. A polling bot removes the webhook when it starts.',
    };
  return undefined;
}

function refusalOf(error: unknown, host: string): Finding {
  if (error instanceof GrammyError && [401, 404].includes(error.error_code))
    return wrong('bot', 'the token is refused', 'Copy BOT_TOKEN from @BotFather again: it may be revoked.');
  if (error instanceof GrammyError)
    return wrong('bot', `${host} refused with ${error.error_code}`, 'Try again in a minute.');
  return missing(
    'bot',
    `${host} isn’t responding`,
    'Check that this machine can reach it, and that BOT_API_ROOT is the address of a Bot API server.',
  );
}
