import { type OfferedNotice, offeredNotices } from '@xbts/shared/services/subscription.ts';
import { Composer, InlineKeyboard } from 'grammy';
import { changeChoices } from '../../storage/changeChoices.ts';
import { findSubscriber, type Subscriber } from '../../storage/repositories/subscribers.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { stored } from '../storedInTime.ts';
import type { Texts } from '../texts/texts.ts';

/** /notify: the kinds of notices, with a button to turn each on or off, and one that mutes all. */
export const notify = new Composer<BotContext>();

const privately = notify.chatType('private');

privately.command('notify', async (ctx) => {
  const { texts } = ctx;
  const subscriber = await stored(ctx, (db) => findSubscriber(db, ctx.from.id));
  if (subscriber === undefined) {
    const keyboard = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
    await ctx.reply(headed(texts.notSubscribed), { ...asHtml, reply_markup: keyboard });
  } else await ctx.reply(headed(texts.notify), { ...asHtml, reply_markup: keyboardOf(subscriber, texts) });
});

privately.callbackQuery(/^notify:(\w+)$/u, async (ctx) => {
  const uid = ctx.from.id;
  const before = await stored(ctx, (db) => findSubscriber(db, uid));
  if (before === undefined) return void (await ctx.answerCallbackQuery({ text: ctx.texts.notSubscribed }));
  const pressed = ctx.match[1];
  const kind = offeredNotices.find((each) => each === pressed);
  const change =
    kind === undefined
      ? { isMuted: pressed === 'mute' ? !before.isMuted : before.isMuted }
      : { kinds: toggled(before.kinds, kind) };
  await stored(ctx, () => changeChoices(ctx.storage, uid, change));
  await ctx.editMessageReplyMarkup({ reply_markup: keyboardOf({ ...before, ...change }, ctx.texts) });
  await ctx.answerCallbackQuery();
});

const toggled = (kinds: readonly string[], kind: OfferedNotice): string[] =>
  kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];

function keyboardOf({ kinds, isMuted }: Subscriber, texts: Texts): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const kind of offeredNotices)
    keyboard.text(`${kinds.includes(kind) ? '✅' : '⬜'} ${texts.kinds[kind]}`, `notify:${kind}`).row();
  return keyboard.text(isMuted ? texts.unmute : texts.mute, 'notify:mute');
}
