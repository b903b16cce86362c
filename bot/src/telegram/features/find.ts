import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { FIND_START } from '@xbts/shared/services/findStart.ts';
import { writePayScreen } from '@xbts/shared/services/payScreen.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { Composer, InlineKeyboard, Keyboard } from 'grammy';
import { createMinuteCounts } from '../../minuteCounts.ts';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import { findableAccounts, isFindable, setFindable } from '../../storage/repositories/findable.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, htmlText } from '../html.ts';
import { stored } from '../storedInTime.ts';
import { typedWord } from '../typedWord.ts';

/** Contacts that one person may look up in an hour: more than a payer needs, too few to try out strangers. */
const perHour = 20;

/** /pay: the account of a contact who allows it; /findme: switches that on or off. */
export function find(): Composer<BotContext> {
  const composer = new Composer<BotContext>();
  const privately = composer.chatType('private');
  const count = createMinuteCounts(systemClock, HOUR_MS);
  const tell = async (ctx: Asking & { from: { id: number } }, sought: number | undefined) => {
    if (count(ctx.from.id).count <= perHour) await tellAccount(ctx, sought);
    else await ctx.reply(ctx.texts.find.tooMany);
  };
  privately.command('findme', (ctx) => changeFindable(ctx, ctx.from.id, typedWord(ctx.match)));
  privately.command('pay', (ctx) => askWhom(ctx));
  privately.command('start', (ctx, next) => (ctx.match.trim() === FIND_START ? askWhom(ctx) : next()));
  privately.on('message:users_shared', (ctx) => tell(ctx, ctx.message.users_shared.users[0]?.user_id));
  privately.on('message:contact', (ctx) => tell(ctx, ctx.message.contact.user_id));
  return composer;
}

type Asking = Pick<BotContext, 'texts' | 'storage' | 'clock' | 'launch' | 'me' | 'reply'>;

async function changeFindable(ctx: Asking, uid: number, word: string): Promise<void> {
  const { find: said } = ctx.texts;
  const isOn = /^(?:on|вкл|да|开启)$/iu.test(word);
  if (!isOn && !/^(?:off|выкл|нет|关闭)$/iu.test(word)) {
    const isOnNow = await stored(ctx, (db) => isFindable(db, uid));
    return void (await ctx.reply(isOnNow ? said.howOn : said.howOff));
  }
  const isDone = await stored(ctx, (db) => setFindable(db, uid, isOn));
  if (!isDone) {
    const keyboard = ctx.launch.keyboard({ texts: ctx.texts, isPrivate: true, botName: ctx.me.username });
    return void (await ctx.reply(said.needs, { reply_markup: keyboard }));
  }
  if (!isOn) return void (await ctx.reply(said.off));
  const names = (await stored(ctx, (db) => accountsOf(db, uid))).map(({ name }) => name);
  await ctx.reply(said.on(htmlText(names.join(', '))), asHtml);
}

async function askWhom(ctx: Pick<BotContext, 'texts' | 'reply'>): Promise<void> {
  const { ask, choose } = ctx.texts.find;
  const keyboard = new Keyboard()
    .requestUsers(choose, 1, { user_is_bot: false, max_quantity: 1 })
    .oneTime()
    .resized();
  await ctx.reply(ask, { reply_markup: keyboard });
}

/** Users who do not want to be found and unknown users get the same answer. */
async function tellAccount(ctx: Asking, sought: number | undefined): Promise<void> {
  const { find: said } = ctx.texts;
  const accounts = sought === undefined ? [] : await stored(ctx, (db) => findableAccounts(db, sought));
  if (accounts.length === 0) return void (await ctx.reply(said.notFound));
  const names = accounts.map(({ name }) => name);
  await ctx.reply(said.found(htmlText(names.join(', '))), {
    ...asHtml,
    reply_markup: payKeyboard(ctx, names),
  });
}

/** A button per account that opens the payment form; a name that does not fit a link has none, and is copied. */
function payKeyboard({ texts, launch, me }: Asking, names: readonly string[]): InlineKeyboard {
  const rows = names.flatMap((name) => {
    const screen = writePayScreen({ to: name, asset: '', amount: '', memo: '' });
    if (screen === undefined) return [];
    const startParam = writeStartParam({ screen });
    const options = { texts, isPrivate: true, botName: me.username, startParam };
    return launch.keyboard({ ...options, label: texts.find.payTo(name) }).inline_keyboard;
  });
  return new InlineKeyboard(rows);
}
