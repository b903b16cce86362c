import { hasCode } from '@xbts/shared/errors/appError.ts';
import { type CommandContext, Composer } from 'grammy';
import type { StakedFigures } from '../../chain/market/market.ts';
import type { BotContext } from '../botContext.ts';
import { grouped, sourceLine } from '../cards.ts';
import { asHtml, escapeHtml, headed } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import type { StakedLack, Texts } from '../texts/texts.ts';

/** /wallet and /stake: a description of the screen, and the button that opens it. */
export const screens = new Composer<BotContext>();

screens.command('wallet', async (ctx) => {
  await ctx.reply(headed(ctx.texts.wallet), { ...asHtml, reply_markup: screenKeyboard(ctx, 'wallet') });
});

screens.command('stake', async (ctx) => {
  await ctx.reply(await stakeText(ctx), {
    ...asHtml,
    reply_markup: screenKeyboard(ctx, 'smartholder'),
  });
});

async function stakeText({ texts, market, payers, log }: CommandContext<BotContext>): Promise<string> {
  const about = headed(texts.stake(payers.join(', ')));
  try {
    const staked = await market.staked();
    const source = sourceLine(texts, ['staking'], staked);
    return [`${about}\n\n${escapeHtml(stakedText(staked.value, texts))}`, source].join('\n');
  } catch (error) {
    log.warn({ err: error }, 'the sum of all stakes could not be read');
    return `${about}\n\n${escapeHtml(texts.noStaked[lackOf(error)])}`;
  }
}

function stakedText({ staked, weight, holders }: StakedFigures, texts: Texts): string {
  if (staked === null) return texts.noStaked.unknownForm;
  const figure = (text: string) => `${grouped(text, texts)} STH`;
  return texts.staked({ sum: figure(staked), weight: weight === null ? null : figure(weight), holders });
}

function lackOf(error: unknown): StakedLack {
  if (hasCode(error, 'service.not_configured')) return 'none';
  return hasCode(error, 'service.bad_answer') ? 'unknownForm' : 'silent';
}
