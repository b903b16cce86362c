import type { MiddlewareFn } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { holdsSecret } from './holdsSecret.ts';

/**
 * Passes on what is meant for the bot: everything in a private chat, pressed buttons and inline queries with what was chosen of them anywhere, and in a
 * group commands that name the bot, or none: in privacy mode the messenger brings those only when the bot was the last one to write. A secret is
 * warned of wherever it is seen. Posts of channels, and whatever else is said in groups, are nothing to it.
 */
export const onlyAddressed: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { chat, message, callbackQuery, inlineQuery, chosenInlineResult } = ctx;
  const isOutsideChats = [callbackQuery, inlineQuery, chosenInlineResult].some((each) => each !== undefined);
  if (chat?.type === 'private' || isOutsideChats) return next();
  if (message === undefined) return;
  const [, name] = /^\/\w+(?:@(\w+))?/u.exec(message.text ?? '') ?? [undefined, ''];
  const isNamed = name?.toLowerCase() === ctx.me.username.toLowerCase();
  const isPlain = name === undefined && !ctx.me.can_read_all_group_messages;
  if (isNamed || isPlain || holdsSecret(message)) await next();
};
