import { type CommandContext, Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { grouped, sourceLine } from '../cards.ts';
import { escapeHtml } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';

/** /wallet and /stake: what the screen is, and the button that opens it. */
export const screens = new Composer<BotContext>();

screens.command('wallet', async (ctx) => {
  await ctx.reply(ctx.texts.wallet, { reply_markup: screenKeyboard(ctx, 'wallet') });
});

screens.command('stake', async (ctx) => {
  await ctx.reply(await stakeText(ctx), {
    parse_mode: 'HTML',
    reply_markup: screenKeyboard(ctx, 'smartholder'),
  });
});

async function stakeText({ texts, market, payers, log }: CommandContext<BotContext>): Promise<string> {
  const staked = await market.staked().catch((error: unknown) => {
    log.warn({ err: error }, 'the sum of all stakes could not be read');
    return undefined;
  });
  const facts = {
    total: staked === undefined ? undefined : `${grouped(staked.value.total, texts)} STH`,
    holders: staked?.value.holders ?? 0,
    payers: payers.join(', '),
  };
  const source = staked === undefined ? [] : [sourceLine(texts, ['staking'], { ...staked, now: Date.now() })];
  return [escapeHtml(texts.stake(facts)), ...source].join('\n');
}
