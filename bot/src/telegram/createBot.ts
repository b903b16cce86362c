import { autoRetry } from '@grammyjs/auto-retry';
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Bot, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { noteReach } from '../storage/repositories/reach.ts';
import { botApiOptions } from './botApi.ts';
import type { BotContext, BotSurroundings } from './botContext.ts';
import { logBotError } from './botErrors.ts';
import { accounts } from './features/accounts.ts';
import { alerts } from './features/alerts.ts';
import { fees } from './features/fees.ts';
import { find } from './features/find.ts';
import { help } from './features/help.ts';
import { inline } from './features/inline.ts';
import { keys } from './features/keys.ts';
import { language } from './features/language.ts';
import { minimum } from './features/minimum.ts';
import { notify } from './features/notify.ts';
import { orders } from './features/orders.ts';
import { partner } from './features/partner.ts';
import { pools } from './features/pools.ts';
import { price } from './features/price.ts';
import { quiet } from './features/quiet.ts';
import { requests } from './features/requests.ts';
import { screens } from './features/screens.ts';
import { start } from './features/start.ts';
import { stop } from './features/stop.ts';
import { support } from './features/support.ts';
import { unhandled } from './features/unhandled.ts';
import { asTyped } from './incoming/asTyped.ts';
import { guardSecrets } from './incoming/guardSecrets.ts';
import { limitSenders } from './incoming/limitSenders.ts';
import { onlyAddressed } from './incoming/onlyAddressed.ts';
import { beforeNotices, forgivingOldButtons, withoutPreviews } from './outgoing.ts';
import { ASIDE_MS, inTime, sayWhenStorageIsAway } from './storedInTime.ts';
import { subscriberTexts } from './subscriberTexts.ts';

/** A person who writes to the bot, starts it or lets it write can be written to again. While the database is away the next message says the same. */
async function reachAgain({ message, storage, clock }: BotContext): Promise<void> {
  if (message?.chat.type !== 'private') return;
  try {
    await inTime(storage, noteReach(storage.db, message.chat.id, true), ASIDE_MS, clock);
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
  }
}

export interface BotDeps extends Omit<BotSurroundings, 'clock'> {
  token: string;
  /** Address of the Bot API, without a trailing slash. */
  apiRoot: string;
  /** If given, the bot does not ask the Bot API for its identity (tests). */
  botInfo?: UserFromGetMe;
  /** Default: the environment's clock. */
  clock?: Clock;
  /** Of answers and notices together; 30 is what the messenger takes unpaid. */
  messagesPerSecond?: number;
}

const retry = autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 });

/** Methods with their own, endless retries, which must end with the process. */
const triedElsewhere: ReadonlySet<string> = new Set([
  'getUpdates',
  'getMe',
  'setMyCommands',
  'setMyDescription',
  'setChatMenuButton',
]);

/** Answers to users are retried a few times, also after a 429. */
const retryAnswers: Transformer = (previous, method, payload, signal) =>
  triedElsewhere.has(method) ? previous(method, payload, signal) : retry(previous, method, payload, signal);

/** The bot: common middleware, then its features in order, the unhandled one last. Nothing is started. */
export function createBot(deps: BotDeps): Bot<BotContext> {
  const { token, apiRoot, botInfo, messagesPerSecond = 30, ...given } = deps;
  const around: BotSurroundings = { clock: systemClock, ...given };
  const bot = new Bot<BotContext>(token, {
    client: botApiOptions({ apiRoot }),
    ...(botInfo === undefined ? {} : { botInfo }),
  });
  // The last is asked first: each try is counted, and what remains of its refusal forgiven.
  bot.api.config.use(beforeNotices({ ...around, perSecond: messagesPerSecond }));
  bot.api.config.use(retryAnswers, forgivingOldButtons, withoutPreviews);
  bot.catch(({ error, ctx }) => logBotError(around.log, { error, update: ctx.update.update_id }));
  bot.use(async (ctx, next) => {
    Object.assign(ctx, around);
    await next();
  });
  bot.use(asTyped, onlyAddressed, limitSenders());
  bot.use(async (ctx, next) => {
    [ctx.texts] = await Promise.all([subscriberTexts(around, ctx.from), reachAgain(ctx)]);
    await next();
  });

  bot.use(sayWhenStorageIsAway, guardSecrets);
  bot.use(find());
  bot.use(start);
  bot.use(screens);
  bot.use(pools);
  bot.use(price);
  bot.use(fees);
  bot.use(notify);
  bot.use(accounts);
  bot.use(orders);
  bot.use(alerts);
  bot.use(keys);
  bot.use(quiet);
  bot.use(minimum);
  bot.use(partner);
  bot.use(language);
  bot.use(support);
  bot.use(stop);
  bot.use(help);
  bot.use(requests);
  bot.use(inline);
  bot.use(unhandled());
  return bot;
}
