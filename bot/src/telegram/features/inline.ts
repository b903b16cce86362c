import { Composer, InlineQueryResultBuilder } from 'grammy';
import type { InlineQueryResult } from 'grammy/types';
import type { BotContext } from '../botContext.ts';
import { estimateText, poolLines, priceCard, priceLines, sourceLine } from '../cards.ts';
import { asHtml, escapeHtml } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import type { CardScreen } from '../texts/texts.ts';
import { typedWord } from '../typedWord.ts';

const poolsAtMost = 5;
/** Seconds for which the messenger may repeat the same answer. */
const cacheSeconds = 30;

/**
 * In any chat after the bot's name: the price of a symbol and the pools with it, each a card with a button into the
 * app.
 */
export const inline = new Composer<BotContext>();

inline.on('inline_query', async (ctx) => {
  const query = typedWord(ctx.inlineQuery.query);
  const [prices, pools] = await Promise.all([
    orNothing(ctx, () => priceResults(ctx, query === '' ? 'BTS' : query)),
    orNothing(ctx, () => poolResults(ctx, query)),
  ]);
  await ctx.answerInlineQuery([...prices, ...pools, ...(query === '' ? [appResult(ctx)] : [])], {
    cache_time: cacheSeconds,
    // In the asking user's language.
    is_personal: true,
  });
});

interface Card {
  id: string;
  title: string;
  description: string;
  html: string;
  screen: CardScreen;
}

function resultOf(ctx: BotContext, { id, title, description, html, screen }: Card): InlineQueryResult {
  const options = { description, reply_markup: screenKeyboard(ctx, screen) };
  return InlineQueryResultBuilder.article(id, title, options).text(html, asHtml);
}

async function priceResults(ctx: BotContext, symbol: string): Promise<InlineQueryResult[]> {
  const { texts } = ctx;
  const { value, ...told } = await ctx.market.price(symbol);
  if (value === undefined) return [];
  const { usd, bts } = value;
  const description =
    usd !== null
      ? `≈ $${estimateText(usd.price)}`
      : bts === null
        ? texts.inline.noPrice
        : `≈ ${estimateText(bts.price)} BTS`;
  const html =
    value.sources.length === 0 ? priceLines(value, texts).join('\n') : priceCard({ value, ...told }, texts);
  return [
    resultOf(ctx, { id: `price:${value.symbol}`, title: value.symbol, description, html, screen: 'swap' }),
  ];
}

async function poolResults(ctx: BotContext, query: string): Promise<InlineQueryResult[]> {
  const { texts } = ctx;
  const found = await ctx.market.pools(query);
  return found.value.slice(0, poolsAtMost).map((pool) =>
    resultOf(ctx, {
      id: `pool:${pool.id}`,
      title: `${pool.symbolA} / ${pool.symbolB}`,
      description: `APY ${texts.percent(pool.apyPercent.toFixed(2))}`,
      html: [poolLines(pool, texts), sourceLine(texts, found.sources, found)].join('\n'),
      screen: 'pools',
    }),
  );
}

function appResult(ctx: BotContext): InlineQueryResult {
  const { appTitle, appText } = ctx.texts.inline;
  return resultOf(ctx, {
    id: 'app',
    title: appTitle,
    description: appText,
    html: escapeHtml(appText),
    screen: 'wallet',
  });
}

/** An unavailable part is left out of the answer. */
async function orNothing(
  { log }: Pick<BotContext, 'log'>,
  read: () => Promise<InlineQueryResult[]>,
): Promise<InlineQueryResult[]> {
  try {
    return await read();
  } catch (error) {
    log.warn({ err: error }, 'an inline card could not be made');
    return [];
  }
}
