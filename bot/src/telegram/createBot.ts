import { autoRetry } from '@grammyjs/auto-retry';
import { Bot, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Log } from '../logging.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { BotContext } from './botContext.ts';
import { logBotError } from './botErrors.ts';
import { accounts } from './features/accounts.ts';
import { help } from './features/help.ts';
import { notify } from './features/notify.ts';
import { partner } from './features/partner.ts';
import { start } from './features/start.ts';
import { stop } from './features/stop.ts';
import { unhandled } from './features/unhandled.ts';
import { firstSight } from './firstSight.ts';
import type { LaunchLinks } from './launchLinks.ts';
import { subscriberTexts } from './subscriberTexts.ts';

export interface BotDeps {
  token: string;
  /** Address of the Bot API, without a slash at its end. */
  apiRoot: string;
  launch: LaunchLinks;
  storage: Storage;
  log: Log;
  /** Given, the bot need not ask the Bot API who it is (tests). */
  botInfo?: UserFromGetMe;
}

const retry = autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 });

/** Answers to users are sent again a few times, 429 is waited for; what polling asks has its own, endless patience. */
const retryAnswers: Transformer = (previous, method, payload, signal) =>
  method === 'getUpdates' || method === 'getMe'
    ? previous(method, payload, signal)
    : retry(previous, method, payload, signal);

/** The bot: what every update gets first, then its features in order, the unhandled one last. Nothing is started. */
export function createBot(deps: BotDeps): Bot<BotContext> {
  const { token, apiRoot, launch, storage, log, botInfo } = deps;
  const bot = new Bot<BotContext>(token, {
    client: { apiRoot },
    ...(botInfo === undefined ? {} : { botInfo }),
  });
  bot.api.config.use(retryAnswers);
  bot.catch((error) => logBotError(log, error));
  bot.use(async (ctx, next) => {
    ctx.launch = launch;
    ctx.storage = storage;
    ctx.log = log;
    ctx.texts = await subscriberTexts(storage, ctx.from);
    await next();
  });
  bot.use(firstSight);

  bot.use(start);
  bot.use(help);
  bot.use(notify);
  bot.use(accounts);
  bot.use(partner);
  bot.use(stop);
  bot.use(unhandled);
  return bot;
}
