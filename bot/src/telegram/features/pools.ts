import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { poolLines, sourceLine } from '../cards.ts';
import { asHtml, headed, htmlText } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { typedWord } from '../typedWord.ts';
import { whenAnswered } from '../whenAnswered.ts';

const listedAtMost = 5;

/** /pools [symbol]: the largest liquidity pools, optionally only those with an asset of that name. */
export const pools = new Composer<BotContext>();

pools.command('pools', async (ctx) => {
  const { texts } = ctx;
  const query = typedWord(ctx.match);
  const found = await whenAnswered(ctx, () => ctx.market.pools(query));
  if (found === undefined) return;
  const listed = found.value.slice(0, listedAtMost);
  if (listed.length === 0) return void (await ctx.reply(texts.pools.none(htmlText(query)), asHtml));
  const html = [
    headed(texts.pools.title),
    ...listed.map((pool) => poolLines(pool, texts)),
    sourceLine(texts, found.sources, found),
  ].join('\n\n');
  await ctx.reply(html, { ...asHtml, reply_markup: screenKeyboard(ctx, 'pools') });
});
