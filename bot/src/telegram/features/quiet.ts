import { isTimeZone, type QuietTime } from '@xbts/shared/alerts/quietTime.ts';
import { withPlainMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { Composer } from 'grammy';
import { changeChoices } from '../../storage/changeChoices.ts';
import { findSubscriber, keepChat } from '../../storage/repositories/subscribers.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, htmlText } from '../html.ts';
import { stored } from '../storedInTime.ts';
import { languageOf } from '../texts/languages.ts';
import { typedWord } from '../typedWord.ts';

/** /quiet: the time of day without notices. */
export const quiet = new Composer<BotContext>();

const form = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?(?:\s+(\S+))?$/u;

quiet.chatType('private').command('quiet', async (ctx) => {
  const { texts, from } = ctx;
  const said = texts.alerts.quiet;
  const text = withPlainMarks(ctx.match)
    .replace(/[,;](?=\s)|[.,;!]+$/gu, '')
    .trim();
  const known = (await stored(ctx, (db) => findSubscriber(db, from.id)))?.quiet ?? null;
  if (text === '') return void (await ctx.reply(known === null ? said.how : said.on(timesOf(known))));
  const [, hour, minute, toHour, toMinute, named] = form.exec(text) ?? [];
  const zone = named ?? known?.zone;
  const times = [minutesOf(hour, minute), minutesOf(toHour, toMinute)];
  const [begin, end] = times;
  const isOff = /^(?:off|выкл|нет|关闭)$/iu.test(text);
  if (!isOff && (begin === undefined || end === undefined || begin === end || zone === undefined))
    return void (await ctx.reply(said.how));
  if (!isOff && zone !== undefined && !isTimeZone(zone))
    return void (await ctx.reply(said.unknownZone(htmlText(typedWord(zone))), asHtml));
  const wanted: QuietTime | null = isOff ? null : { from: begin ?? 0, to: end ?? 0, zone: zone ?? '' };
  await stored(ctx, async (db) => {
    await keepChat(db, from.id, languageOf(texts.locale));
    await changeChoices(ctx.storage, from.id, { quiet: wanted });
  });
  await ctx.reply(wanted === null ? said.off : said.on(timesOf(wanted)));
});

/** Minutes after midnight; undefined for an invalid time of day. */
function minutesOf(hour: string | undefined, minute = '0'): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hour === undefined || hours > 23 || minutes > 59 ? undefined : hours * 60 + minutes;
}

const timesOf = ({ from, to, zone }: QuietTime) => ({ from: timeText(from), to: timeText(to), zone });

const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
