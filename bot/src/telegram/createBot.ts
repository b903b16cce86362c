import { autoRetry } from '@grammyjs/auto-retry';
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Bot, type MiddlewareFn, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { createMinuteCounts } from '../minuteCounts.ts';
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
import { ASIDE_MS, inTime, sayWhenStorageIsAway } from './storedInTime.ts';
import { subscriberTexts } from './subscriberTexts.ts';

/** More than a person types or presses in a minute. */
const updatesPerMinute = 60;

/** Leaves unanswered what one person sends beyond that: an answer may cost calls to the chain's nodes. */
function userRateLimit(): MiddlewareFn<BotContext> {
  const count = createMinuteCounts(systemClock);
  return async (ctx, next) => {
    if (ctx.from === undefined || count(ctx.from.id).count <= updatesPerMinute) return next();
    ctx.log.warn({ update: ctx.update.update_id }, 'an update is one too many of one person, and left out');
  };
}

/** Whoever writes to the bot, starts it or lets it write can be written to again. While the database is away the next message says the same. */
async function reachAgain({ message, storage, clock }: BotContext): Promise<void> {
  if (message?.chat.type !== 'private') return;
  try {
    await inTime(storage, noteReach(storage.db, message.chat.id, true), ASIDE_MS, clock);
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
  }
}

/**
 * Passes on what is meant for the bot: everything in a private chat, pressed buttons and inline queries with what was chosen of them anywhere, and in a group only
 * commands that name the bot. Posts of channels, and whatever else is said in groups, are nothing to it.
 */
const onlyAddressedUpdates: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { chat, message, callbackQuery, inlineQuery, chosenInlineResult } = ctx;
  const isOutsideChats = [callbackQuery, inlineQuery, chosenInlineResult].some((each) => each !== undefined);
  if (chat?.type === 'private' || isOutsideChats) return next();
  const [command] = message?.text?.split(/\s/u, 1) ?? [];
  if (command?.toLowerCase().endsWith(`@${ctx.me.username.toLowerCase()}`) === true) await next();
};

export interface BotDeps extends Omit<BotSurroundings, 'clock'> {
  token: string;
  /** Address of the Bot API, without a slash at its end. */
  apiRoot: string;
  /** Given, the bot need not ask the Bot API who it is (tests). */
  botInfo?: UserFromGetMe;
  /** That of the environment when absent. */
  clock?: Clock;
}

const retry = autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 });

/** What has its own, endless patience, and must end at once when the process does. */
const triedElsewhere: ReadonlySet<string> = new Set([
  'getUpdates',
  'getMe',
  'setMyCommands',
  'setMyDescription',
  'setChatMenuButton',
]);

/** Answers to users are sent again a few times, and 429 is waited for. */
const retryAnswers: Transformer = (previous, method, payload, signal) =>
  triedElsewhere.has(method) ? previous(method, payload, signal) : retry(previous, method, payload, signal);

/** The bot: what every update gets first, then its features in order, the unhandled one last. Nothing is started. */
export function createBot(deps: BotDeps): Bot<BotContext> {
  const { token, apiRoot, botInfo, ...given } = deps;
  const around: BotSurroundings = { clock: systemClock, ...given };
  const bot = new Bot<BotContext>(token, {
    client: botApiOptions({ apiRoot }),
    ...(botInfo === undefined ? {} : { botInfo }),
  });
  bot.api.config.use(retryAnswers);
  bot.catch(({ error, ctx }) => logBotError(around.log, { error, update: ctx.update.update_id }));
  bot.use(async (ctx, next) => {
    Object.assign(ctx, around);
    await next();
  });
  bot.use(onlyAddressedUpdates);
  bot.use(userRateLimit());
  bot.use(async (ctx, next) => {
    [ctx.texts] = await Promise.all([subscriberTexts(around, ctx.from), reachAgain(ctx)]);
    await next();
  });

  bot.use(sayWhenStorageIsAway);
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
  bot.use(unhandled);
  return bot;
}
