import { Composer, InlineKeyboard } from 'grammy';
import { accountsOf, removeAccount, type WatchedAccount } from '../../storage/repositories/accounts.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed, htmlText } from '../html.ts';
import { addPageButtons, type Page, pagedTitle, pageOf } from '../pages.ts';
import { stored } from '../storedInTime.ts';
import type { Texts } from '../texts/texts.ts';

/** /accounts: the watched accounts, with a button to remove each. */
export const accounts = new Composer<BotContext>();

const privately = accounts.chatType('private');
const perPage = 10;

privately.command('accounts', async (ctx) => {
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  const { texts } = ctx;
  const open = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
  const { html, keyboard } = listOf(watched, 0, texts);
  await ctx.reply(html, { ...asHtml, reply_markup: watched.length === 0 ? open : keyboard });
});

// By its id: a name may exceed a button's limit (64 bytes).
privately.callbackQuery(/^account:([\d.]+)(?::(\d+))?$/u, async (ctx) => {
  const uid = ctx.from.id;
  const left = await stored(ctx, async (db) => {
    const chosen = (await accountsOf(db, uid)).find(({ id }) => id === ctx.match[1]);
    if (chosen !== undefined) await removeAccount(db, uid, chosen.name);
    return accountsOf(db, uid);
  });
  const { html, keyboard } = listOf(left, Number(ctx.match[2] ?? 0), ctx.texts);
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

privately.callbackQuery(/^accounts:page:(\d+)$/u, async (ctx) => {
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  const { html, keyboard } = listOf(watched, Number(ctx.match[1]), ctx.texts);
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

function listOf(watched: readonly WatchedAccount[], asked: number, texts: Texts) {
  const page = pageOf(watched, perPage, asked);
  const title = watched.length === 0 ? texts.noAccounts : pagedTitle(texts.accounts, page);
  const html = headed(title) + page.items.map(({ name }) => `\n${htmlText(name)}`).join('');
  return { html, keyboard: keyboardOf(page, texts) };
}

function keyboardOf(page: Page<WatchedAccount>, texts: Texts): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const { id, name } of page.items)
    keyboard.text(texts.removeAccount(name), `account:${id}:${page.number}`).row();
  return addPageButtons(keyboard, page, { texts, dataOf: (number) => `accounts:page:${number}` });
}
