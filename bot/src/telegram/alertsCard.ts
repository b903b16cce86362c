import type { AskedAlert, StoredAlert } from '../storage/repositories/alerts.ts';
import { estimateText } from './cards.ts';
import type { Texts } from './texts/texts.ts';

/** An alert in a line: its number, its condition, and whether it is armed. */
export function alertLine(
  alert: AskedAlert & { id: bigint } & Partial<StoredAlert>,
  { alerts: said, percent }: Texts,
): string {
  const { id, quote, base, kind, level, repeats, riseAt, fallAt, told = 0, toldPrice = null } = alert;
  const pair = base === 'USD' ? quote : `${quote} / ${base}`;
  const isOff = riseAt === null && fallAt === null;
  const facts = [
    said.rules[kind](kind === 'moved' ? percent(level) : `${level} ${base}`),
    ...(repeats ? [said.eachTime] : []),
    ...(told > 0 && toldPrice !== null ? [said.toldAt(`${estimateText(toldPrice)} ${base}`)] : []),
    ...(isOff ? [repeats ? said.isMuted : said.isDone] : []),
  ];
  return `${id}. ${pair}: ${facts.join(', ')}`;
}
