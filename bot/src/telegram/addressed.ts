import type { MiddlewareFn } from 'grammy';
import type { BotContext } from './botContext.ts';

/**
 * Passes on what is meant for the bot: everything in a private chat, pressed buttons and inline queries with what was chosen of them anywhere, and in a group only
 * commands that name the bot. Posts of channels, and whatever else is said in groups, are nothing to it.
 */
export const addressed: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { chat, message, callbackQuery, inlineQuery, chosenInlineResult } = ctx;
  const isOutsideChats = [callbackQuery, inlineQuery, chosenInlineResult].some((each) => each !== undefined);
  if (chat?.type === 'private' || isOutsideChats) return next();
  const [command] = message?.text?.split(/\s/u, 1) ?? [];
  if (command?.toLowerCase().endsWith(`@${ctx.me.username.toLowerCase()}`) === true) await next();
};
