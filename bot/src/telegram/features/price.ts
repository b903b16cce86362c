import { Composer, InputFile } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { priceCard } from '../cards.ts';
import { drawChart } from '../pictures/drawChart.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { typedWord } from '../typedWord.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /price SYMBOL: the price of an asset with its chart, or in words where too little was traded to draw. */
export const price = new Composer<BotContext>();

price.command('price', async (ctx) => {
  const { texts } = ctx;
  const typed = typedWord(ctx.match);
  if (typed === '') return void (await ctx.reply(texts.price.ask));
  const found = await whenAnswered(ctx, () => ctx.market.price(typed));
  if (found === undefined) return;
  const { value, readAt } = found;
  if (value === undefined) return void (await ctx.reply(texts.price.unknownAsset(typed.toUpperCase())));
  const card = priceCard({ value, readAt }, texts, Date.now());
  const options = { parse_mode: 'HTML', reply_markup: screenKeyboard(ctx, 'swap') } as const;
  const { history, symbol } = value;
  if (history === null) return void (await ctx.reply(card, options));
  const chart = drawChart({ title: `${symbol} / ${history.unit}`, points: history.points });
  await ctx.replyWithPhoto(new InputFile(chart, `${symbol}.png`), { ...options, caption: card });
});
