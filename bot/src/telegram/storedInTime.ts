import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { MiddlewareFn } from 'grammy';
import type { Storage } from '../storage/openStorage.ts';
import { within } from '../upstreams/readsInTime.ts';
import type { BotContext } from './botContext.ts';

/** Time limit in milliseconds of database work that an answer needs: the user reads it within 3 s. */
const COMMAND_MS = 1_500;
/** Time limit of optional work around an answer, such as reading the language. */
export const ASIDE_MS = 300;

/**
 * A database request with a time limit of `ms`. The embedded engine has none: it runs in this process, and can be busy
 * but not down. @throws AppError storage.connection_lost, and the errors of `asked`
 */
export async function inTime<Value>(
  { engine }: Pick<Storage, 'engine'>,
  asked: Promise<Value>,
  ms: number,
  clock: Clock,
): Promise<Value> {
  if (engine === 'embedded') return asked;
  try {
    return await within(asked, ms, clock);
  } catch (error) {
    if (!hasCode(error, 'service.unreachable')) throw error;
    throw new AppError('storage.connection_lost', { detail: `no answer within ${ms} ms` });
  }
}

/** A command's reads and writes, with their time limit. @throws AppError storage.connection_lost */
export function stored<Value>(
  { storage, clock }: Pick<BotContext, 'storage' | 'clock'>,
  run: (db: Storage['db']) => Promise<Value>,
): Promise<Value> {
  return inTime(storage, run(storage.db), COMMAND_MS, clock);
}

/** Tells the user when the database does not answer. */
export const sayWhenStorageIsAway: MiddlewareFn<BotContext> = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
    ctx.log.warn({ code: error.code, update: ctx.update.update_id }, 'an answer needs the database');
    const text = ctx.texts.noRecords;
    if (ctx.callbackQuery !== undefined) await ctx.answerCallbackQuery({ text, show_alert: true });
    else if (ctx.chat !== undefined) await ctx.reply(text);
  }
};
