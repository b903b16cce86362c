import { autoRetry } from '@grammyjs/auto-retry';
import { Bot, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Log } from '../logging.ts';
import type { BotContext } from './botContext.ts';
import { logBotError } from './botErrors.ts';
import { help } from './features/help.ts';
import { start } from './features/start.ts';
import { unhandled } from './features/unhandled.ts';
import type { LaunchLinks } from './launchLinks.ts';
import { languageOf, texts } from './texts/texts.ts';

export interface BotDeps {
  token: string;
  /** Address of the Bot API, without a slash at its end. */
  apiRoot: string;
  launch: LaunchLinks;
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
  const { token, apiRoot, launch, log, botInfo } = deps;
  const bot = new Bot<BotContext>(token, {
    client: { apiRoot },
    ...(botInfo === undefined ? {} : { botInfo }),
  });
  bot.api.config.use(retryAnswers);
  bot.catch((error) => logBotError(log, error));
  bot.use((ctx, next) => {
    ctx.texts = texts[languageOf(ctx.from?.language_code)];
    ctx.launch = launch;
    ctx.log = log;
    return next();
  });

  bot.use(start);
  bot.use(help);
  bot.use(unhandled);
  return bot;
}
