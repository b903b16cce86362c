import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { MiddlewareFn } from 'grammy';
import { isFirstSight } from '../storage/repositories/updatesSeen.ts';
import type { BotContext } from './botContext.ts';

/**
 * Passes an update on the first time it comes, in whichever process: the messenger delivers at least once. While the
 * database server is away everything passes, since an answer twice is better than none.
 */
export const firstSight: MiddlewareFn<BotContext> = async (ctx, next) => {
  try {
    if (!(await isFirstSight(ctx.storage.db, ctx.update.update_id))) return;
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
    ctx.log.warn({ code: error.code }, 'updates can not be told apart: the database server is away');
  }
  await next();
};
