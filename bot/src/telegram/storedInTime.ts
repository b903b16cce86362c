import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { MiddlewareFn } from 'grammy';
import type { Storage } from '../storage/openStorage.ts';
import { within } from '../upstreams/readsInTime.ts';
import type { BotContext } from './botContext.ts';

/** What an answer can't be given without is awaited so long, in milliseconds: it is read within 3 s. */
const COMMAND_MS = 1_500;
/** What an answer is only better with, the language for one, or what is done around it. */
export const ASIDE_MS = 300;

/**
 * What the database is asked, awaited `ms` at most. The embedded engine is awaited as long as it takes: it runs in this process, and
 * can be busy but not away. @throws AppError storage.connection_lost, and whatever `asked` rejects with
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

/** What a command reads and writes, in time. @throws AppError storage.connection_lost */
export function stored<Value>(
  { storage, clock }: Pick<BotContext, 'storage' | 'clock'>,
  run: (db: Storage['db']) => Promise<Value>,
): Promise<Value> {
  return inTime(storage, run(storage.db), COMMAND_MS, clock);
}

/** Answers what needs the database, while it does not answer, by saying so. */
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
