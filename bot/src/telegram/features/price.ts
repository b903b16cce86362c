import { Composer, InputFile } from 'grammy';
import type { PriceFigures } from '../../chain/market/market.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';
import type { BotContext } from '../botContext.ts';
import { priceCard, priceLines, sourceLine } from '../cards.ts';
import { asHtml, htmlText } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { typedWord } from '../typedWord.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /price SYMBOL: the price of an asset with its chart, or in words when there are too few trades to draw. */
export const price = new Composer<BotContext>();

price.command('price', async (ctx) => {
  const { texts } = ctx;
  // 'STH/BTS' and 'STH please' ask for STH too: its price is given in both.
  const typed = typedWord(typedWord(ctx.match).split(/[\s/,]/u, 1)[0] ?? '');
  if (typed === '') return void (await ctx.reply(texts.price.ask));
  const found = await whenAnswered(ctx, () => ctx.market.price(typed));
  if (found === undefined) return;
  const { value, ...told } = found;
  if (value === undefined)
    return void (await ctx.reply(texts.price.unknownAsset(htmlText(typed.toUpperCase())), asHtml));
  const card = priceCard({ value, ...told }, texts);
  const options = { ...asHtml, reply_markup: screenKeyboard(ctx, 'swap') };
  if (value.history === null) return void (await ctx.reply(card, options));
  const picture = await drawn(ctx, { value, readAt: told.readAt });
  if (picture !== undefined)
    return void (await ctx.replyWithPhoto(new InputFile(picture, `${value.symbol}.png`), {
      ...options,
      caption: card,
    }));
  const lines = [...priceLines(value, texts), sourceLine(texts, value.sources, told)];
  await ctx.reply(lines.join('\n'), options);
});

/** The picture of a price; undefined, and logged, when drawing fails: the renderer is not built for every machine. */
async function drawn(
  { log, texts }: Pick<BotContext, 'log' | 'texts'>,
  price: Cached<PriceFigures>,
): Promise<Buffer | undefined> {
  try {
    // Loaded with its fonts for the first picture.
    const { pricePicture } = await import('../pictures/pricePicture.ts');
    return await pricePicture(price, texts);
  } catch (error) {
    log.warn({ err: error }, 'a price is sent without its picture');
    return undefined;
  }
}
