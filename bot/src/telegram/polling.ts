import { type RunnerHandle, run } from '@grammyjs/runner';
import { type Bot, type BotError, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../logging.ts';
import { announceBot } from './announceBot.ts';
import type { BotContext } from './botContext.ts';
import { botErrorCode } from './botErrors.ts';
import { keepTrying } from './keepTrying.ts';
import type { LaunchLinks } from './launchLinks.ts';

/** A bot that fetches its updates until it is stopped. */
export interface Polling {
  /** The bot's user name, once the Bot API has told it. */
  botName(): string | undefined;
  /** Resolves when no more updates come and those at hand are answered. */
  stop(): Promise<void>;
}

/**
 * Starts long polling and returns at once. A Bot API that is away, or refuses the token, is tried again with growing waits
 * for as long as the process lives.
 */
export function startPolling(
  bot: Bot<BotContext>,
  options: { launch: LaunchLinks; log: Log; waits?: readonly number[] },
): Polling {
  const { launch, log, waits } = options;
  const stopping = new AbortController();
  const retry = { log, signal: stopping.signal, ...(waits === undefined ? {} : { waits }) };
  let runner: RunnerHandle | undefined;

  async function announce(): Promise<void> {
    try {
      await announceBot(bot, launch);
    } catch (error) {
      // A Bot API that does not take them (an old one of one's own) is no reason to stay away.
      const isRefused = error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
      if (!isRefused) throw error;
      log.error({ code: botErrorCode(error), method: error.method }, 'the bot could not be announced');
    }
  }

  async function live(): Promise<void> {
    bot.botInfo = await keepTrying((signal) => bot.api.getMe(asOldSignal(signal)), {
      ...retry,
      what: 'getMe',
    });
    await keepTrying(announce, { ...retry, what: 'announce' });
    if (stopping.signal.aborted) return;
    log.info({ bot: bot.botInfo.username }, 'the bot is listening');
    runner = run(pollingBot(bot, waits === undefined ? { log } : { log, waits }));
    await runner.task();
  }

  const over = live().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ code: botErrorCode(error), err: error }, 'the bot ended');
  });
  return {
    botName: () => (bot.isInited() ? bot.botInfo.username : undefined),
    async stop() {
      stopping.abort();
      await runner?.stop();
      await over;
    },
  };
}

type RunnerBot = Parameters<typeof run<Update, BotError<BotContext>>>[0];
type OldSignal = Parameters<RunnerBot['api']['getUpdates']>[1];

/** The bot's library has the type of a polyfill for signals; it takes the platform's own. */
const asOldSignal = (signal: AbortSignal) => signal as OldSignal;

/** The platform's own signal behind the one of the polyfill that the runner makes. */
function platformSignal(old: OldSignal): AbortSignal {
  const controller = new AbortController();
  if (old.aborted) controller.abort();
  else old.addEventListener('abort', () => controller.abort());
  return controller.signal;
}

/**
 * The bot as the runner takes it, with a getUpdates that never fails: the runner's own waits grow without end, and a runner that is
 * started anew would forget which updates it has confirmed.
 */
function pollingBot(bot: Bot<BotContext>, options: { log: Log; waits?: readonly number[] }): RunnerBot {
  return {
    handleUpdate: (update) => bot.handleUpdate(update),
    errorHandler: (error) => bot.errorHandler(error),
    api: {
      getUpdates: (args, signal) =>
        keepTrying((own) => bot.api.getUpdates(args, asOldSignal(own)), {
          ...options,
          signal: platformSignal(signal),
          what: 'getUpdates',
        }),
    },
  };
}
