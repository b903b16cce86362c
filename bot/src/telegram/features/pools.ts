import { Composer } from 'grammy';
import type { Market } from '../../chain/market/market.ts';
import type { BotContext } from '../botContext.ts';
import { poolLines, sourceLine } from '../cards.ts';
import { asHtml, headed, htmlText } from '../html.ts';
import { addPageButtons, pagedTitle, pageOf } from '../pages.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { typedWord } from '../typedWord.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** Pools that a message lists. */
const perPage = 5;
/** What a button can carry, in bytes. */
const longestData = 64;

/** /pools [symbol]: the largest liquidity pools, optionally only those with an asset of that name. */
export const pools = new Composer<BotContext>();

pools.command('pools', async (ctx) => {
  const query = typedWord(ctx.match);
  const found = await whenAnswered(ctx, () => ctx.market.pools(query));
  if (found === undefined) return;
  if (found.value.length === 0) return void (await ctx.reply(ctx.texts.pools.none(htmlText(query)), asHtml));
  const { html, keyboard } = listOf(ctx, found, { query, asked: 0 });
  await ctx.reply(html, { ...asHtml, reply_markup: keyboard });
});

pools.callbackQuery(/^pools:(\d+):(.*)$/su, async (ctx) => {
  const [, asked = '', query = ''] = ctx.match;
  const found = await whenAnswered(ctx, () => ctx.market.pools(query));
  if (found === undefined) return;
  const { html, keyboard } = listOf(ctx, found, { query, asked: Number(asked) });
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

function listOf(
  ctx: Pick<BotContext, 'launch' | 'texts' | 'me' | 'chat'>,
  found: Awaited<ReturnType<Market['pools']>>,
  { query, asked }: { query: string; asked: number },
) {
  const { texts } = ctx;
  const page = pageOf(found.value, perPage, asked);
  const html = [
    headed(pagedTitle(texts.pools.title, page)),
    ...page.items.map((pool) => poolLines(pool, texts)),
    sourceLine(texts, found.sources, found),
  ].join('\n\n');
  const dataOf = (number: number) => `pools:${number}:${query}`;
  const keyboard = screenKeyboard(ctx, 'pools');
  const hasRoom = Buffer.byteLength(dataOf(page.count)) <= longestData;
  return { html, keyboard: hasRoom ? addPageButtons(keyboard, page, { texts, dataOf }) : keyboard };
}
