import { GrammyError, HttpError, type MiddlewareFn } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { botErrorCode } from '../botErrors.ts';
import { asHtml, headed } from '../html.ts';
import { holdsSecret } from './holdsSecret.ts';

/** Answers a secret with a warning and nothing else, and deletes it from the chat where the messenger lets the bot. */
export const guardSecrets: MiddlewareFn<BotContext> = async (ctx, next) => {
  if (ctx.message === undefined || !holdsSecret(ctx.message)) return next();
  const { deleted, kept } = ctx.texts.secret;
  await ctx.reply(headed((await isDeleted(ctx)) ? deleted : kept), asHtml);
};

async function isDeleted(ctx: Pick<BotContext, 'deleteMessage' | 'log'>): Promise<boolean> {
  try {
    return await ctx.deleteMessage();
  } catch (error) {
    if (!(error instanceof GrammyError || error instanceof HttpError)) throw error;
    ctx.log.warn({ code: botErrorCode(error) }, 'a message with a secret could not be deleted');
    return false;
  }
}
