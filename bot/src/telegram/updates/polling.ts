import { setTimeout as wait } from 'node:timers/promises';
import { type RunnerHandle, run } from '@grammyjs/runner';
import type { Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../../logging.ts';
import { announce } from '../announceBot.ts';
import type { BotContext } from '../botContext.ts';
import { botErrorCode } from '../botErrors.ts';
import type { LaunchLinks } from '../launchLinks.ts';
import { asPolyfill, platformSignal } from '../signals.ts';
import { keepTrying } from './keepTrying.ts';
import type { UpdateInbox } from './updateInbox.ts';
import { updateKinds } from './updateKinds.ts';

/** A running bot. */
export interface Listening {
  /** The bot's user name, once known. */
  botName(): string | undefined;
  /** Resolves when no more updates come and those in progress are answered. */
  stop(): Promise<void>;
}

/**
 * Starts long polling and returns at once. When the Bot API is down or refuses the token, attempts continue with
 * growing waits for the life of the process.
 */
export function startPolling(
  bot: Bot<BotContext>,
  options: { launch: LaunchLinks; log: Log; inbox: UpdateInbox; waits?: readonly number[] },
): Listening {
  const { launch, log, inbox, waits } = options;
  const stopping = new AbortController();
  const retry = { log, signal: stopping.signal, ...(waits === undefined ? {} : { waits }) };
  let runner: RunnerHandle | undefined;
  let announced: Promise<void> | undefined;

  async function live(): Promise<void> {
    bot.botInfo = await keepTrying((signal) => bot.api.getMe(asPolyfill(signal)), {
      ...retry,
      what: 'getMe',
    });
    // Polling is impossible while a webhook is set.
    await keepTrying(() => bot.api.deleteWebhook(), { ...retry, what: 'deleteWebhook' });
    await inbox.open();
    if (stopping.signal.aborted) return;
    announced = announce(bot, { ...retry, launch });
    log.info({ bot: bot.botInfo.username }, 'the bot is listening');
    runner = run(pollingBot(bot, waits === undefined ? { log, inbox } : { log, inbox, waits }), {
      runner: { fetch: { allowed_updates: [...updateKinds] } },
    });
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
      await Promise.all([over, announced]);
      await inbox.close();
    },
  };
}

type RunnerBot = Parameters<typeof run<Update, BotError<BotContext>>>[0];

/** Milliseconds until a full inbox is asked again. */
const fullMs = 100;

/**
 * The bot for the runner, with a getUpdates that never fails: the runner's own waits grow without limit, and a
 * restarted runner would forget its confirmed updates. Its next call confirms the updates of the last one, so it gets
 * only those that the inbox has accepted.
 */
function pollingBot(
  bot: Bot<BotContext>,
  options: { log: Log; inbox: UpdateInbox; waits?: readonly number[] },
): RunnerBot {
  const { inbox, ...patience } = options;
  async function fetchInto(args: Parameters<RunnerBot['api']['getUpdates']>[0], signal: AbortSignal) {
    const updates = await bot.api.getUpdates(args, asPolyfill(signal));
    while (!(await inbox.take(updates))) await wait(fullMs, undefined, { signal });
    return updates;
  }
  return {
    handleUpdate: async () => undefined,
    errorHandler: (error) => bot.errorHandler(error),
    api: {
      getUpdates: (args, signal) =>
        keepTrying((own) => fetchInto(args, own), {
          ...patience,
          signal: platformSignal(signal),
          what: 'getUpdates',
        }),
    },
  };
}
