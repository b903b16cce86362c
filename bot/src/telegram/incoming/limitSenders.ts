import { systemClock } from '@xbts/shared/client/clock.ts';
import type { MiddlewareFn } from 'grammy';
import { createMinuteCounts } from '../../minuteCounts.ts';
import type { BotContext } from '../botContext.ts';

/** More than a person types or presses in a minute. */
const updatesPerMinute = 60;

/** Leaves unanswered what one person sends beyond that: an answer may cost calls to the chain's nodes. */
export function limitSenders(): MiddlewareFn<BotContext> {
  const count = createMinuteCounts(systemClock);
  return async (ctx, next) => {
    // All anonymous administrators of all groups write as one user of the messenger's, in the name of their group.
    const sender = ctx.message?.sender_chat?.id ?? ctx.from?.id;
    if (sender === undefined || count(sender).count <= updatesPerMinute) return next();
    ctx.log.warn({ update: ctx.update.update_id }, 'a person’s update beyond the limit is left out');
  };
}
