import { Composer, InlineKeyboard } from 'grammy';
import { accountsOf, removeAccount, type WatchedAccount } from '../../storage/repositories/accounts.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed, htmlText } from '../html.ts';
import { stored } from '../storedInTime.ts';
import type { Texts } from '../texts/texts.ts';

/** /accounts: the watched accounts, with a button to remove each. */
export const accounts = new Composer<BotContext>();

const privately = accounts.chatType('private');

privately.command('accounts', async (ctx) => {
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  const { texts } = ctx;
  const open = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
  await ctx.reply(listOf(watched, texts), {
    ...asHtml,
    reply_markup: watched.length === 0 ? open : keyboardOf(watched, texts),
  });
});

// By its id: a name may exceed a button's limit (64 bytes).
privately.callbackQuery(/^account:([\d.]+)$/u, async (ctx) => {
  const uid = ctx.from.id;
  const left = await stored(ctx, async (db) => {
    const chosen = (await accountsOf(db, uid)).find(({ id }) => id === ctx.match[1]);
    if (chosen !== undefined) await removeAccount(db, uid, chosen.name);
    return accountsOf(db, uid);
  });
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(listOf(left, ctx.texts), {
    ...asHtml,
    reply_markup: keyboardOf(left, ctx.texts),
  });
});

const listOf = (watched: readonly WatchedAccount[], texts: Texts): string =>
  headed(watched.length === 0 ? texts.noAccounts : texts.accounts) +
  watched.map(({ name }) => `\n${htmlText(name)}`).join('');

function keyboardOf(watched: readonly WatchedAccount[], texts: Texts): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const { id, name } of watched) keyboard.text(texts.removeAccount(name), `account:${id}`).row();
  return keyboard;
}
