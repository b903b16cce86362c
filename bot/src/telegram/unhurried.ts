import { systemClock } from '@xbts/shared/client/clock.ts';
import type { MiddlewareFn } from 'grammy';
import { createMinuteCounts } from '../minuteCounts.ts';
import type { BotContext } from './botContext.ts';

/** More than anybody types or presses in a minute. */
const updatesPerMinute = 60;

/** Leaves unanswered what one person sends beyond that: an answer may cost calls to the chain's nodes. */
export function unhurried(): MiddlewareFn<BotContext> {
  const count = createMinuteCounts(systemClock);
  return async (ctx, next) => {
    if (ctx.from === undefined || count(ctx.from.id).count <= updatesPerMinute) return next();
    ctx.log.warn({ update: ctx.update.update_id }, 'an update is one too many of one person, and left out');
  };
}
