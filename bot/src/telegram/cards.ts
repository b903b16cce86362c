import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type {
  FeeFigures,
  FigureSource,
  PoolFigures,
  PriceFigures,
  QuotedPrice,
  Sourced,
} from '../chain/market/market.ts';
import { escapeHtml, htmlBold, htmlText } from './html.ts';
import { momentText } from './momentText.ts';
import type { Texts } from './texts/texts.ts';

/** An estimate with six significant digits, without exponent or trailing zeros. */
export function estimateText(value: number): string {
  const digits = value > 0 ? Math.floor(Math.log10(value)) + 1 : 1;
  const text = value.toFixed(Math.min(12, Math.max(0, 6 - digits)));
  return text.includes('.') ? text.replace(/\.?0+$/u, '') : text;
}

/** A sum with its whole part in groups of three digits. */
export const grouped = (text: string, { digitGap }: Texts): string =>
  text.replace(/\d(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/gu, (digit) => digit + digitGap);

/** '+1.20' or '-0.35'. */
export const signed = (percent: number): string => `${percent < 0 ? '' : '+'}${percent.toFixed(2)}`;

/** The sources of figures. */
export const sourceText = (texts: Texts, names: readonly FigureSource[]): string =>
  texts.sources(names.map((name) => texts.sourceNames[name]));

/** Where figures come from, when they were read, and who did not answer for them; they are never shown without. HTML, a line or two. */
export function sourceLine(
  texts: Texts,
  names: readonly FigureSource[],
  { readAt, missing }: Pick<Sourced<unknown>, 'readAt' | 'missing'>,
): string {
  const readWhen = texts.asOf(momentText(readAt, texts.locale));
  const lines = names.length === 0 ? [] : [`${sourceText(texts, names)} · ${readWhen}`];
  if (missing.length > 0) lines.push(texts.missing(missing.map((name) => texts.sourceNames[name])));
  return lines.map((line) => `<i>${escapeHtml(line)}</i>`).join('\n');
}

/** The lines of a price, HTML: in dollars and in BTS, or the statement that there is none. */
export function priceLines({ symbol, usd, bts, featured }: PriceFigures, texts: Texts): string[] {
  if (usd === null && bts === null) return [texts.price.none(htmlText(symbol))];
  const line = (quoted: QuotedPrice | null, written: (text: string) => string) => {
    if (quoted === null) return [];
    const change =
      quoted.change === null ? '' : ` (${texts.price.change(texts.percent(signed(quoted.change)))})`;
    return [`≈ ${written(htmlText(estimateText(quoted.price)))}${escapeHtml(change)}`];
  };
  return [
    htmlBold(symbol),
    ...line(usd, (text) => `$${text}`),
    ...line(bts, (text) => `${text} BTS`),
    ...featuredLine(featured, texts),
  ];
}

/** The price service's further figures of a featured coin. */
function featuredLine(featured: PriceFigures['featured'], texts: Texts): string[] {
  const { change1h = null, volume = null } = featured ?? {};
  const parts = [
    ...(change1h === null ? [] : [texts.price.change1h(texts.percent(signed(change1h)))]),
    ...(volume === null ? [] : [texts.price.volume(`$${grouped(estimateText(Math.round(volume)), texts)}`)]),
  ];
  return parts.length === 0 ? [] : [escapeHtml(parts.join(' · '))];
}

/** The card of a price with its sources, HTML. */
export function priceCard(told: Sourced<PriceFigures>, texts: Texts): string {
  const { value } = told;
  const { history, sources } = value;
  const chart = history === null ? texts.price.noChart : texts.price.chart(history.unit);
  return [
    ...priceLines(value, texts),
    escapeHtml(chart),
    ...(sources.length + told.missing.length === 0 ? [] : [sourceLine(texts, sources, told)]),
  ].join('\n');
}

/** One pool in two lines, HTML. */
export function poolLines({ symbolA, symbolB, price, ...pool }: PoolFigures, texts: Texts): string {
  const rate = `: 1 ${symbolA} ≈ ${estimateText(price)} ${symbolB}`;
  const facts = {
    apy: pool.apyPercent.toFixed(2),
    fee: pool.feePercent.toFixed(2),
    worth: pool.worth === null ? undefined : `${grouped(estimateText(Math.round(pool.worth)), texts)} BTS`,
  };
  return `${htmlBold(`${symbolA} / ${symbolB}`)}${htmlText(rate)}\n${escapeHtml(texts.pools.line(facts))}`;
}

/** The chain's fees, HTML; exact amounts. */
export function feesCard(told: Sourced<FeeFigures>, texts: Texts): string {
  const { symbol, precision, fees } = told.value;
  return [
    `<b>${escapeHtml(texts.fees.title)}</b>`,
    ...fees.map(({ name, units }) =>
      escapeHtml(`${texts.fees.names[name]}: ${formatPlain(units, precision)} ${symbol}`),
    ),
    escapeHtml(texts.fees.note),
    sourceLine(texts, ['chain'], told),
  ].join('\n');
}
