import {
  type Language,
  withCurrency,
  withUnit,
  written,
  writtenAmount,
  writtenChange,
  writtenFiat,
  writtenPercent,
} from '@xbts/shared/figures/numbers.ts';
import { writtenCoinPrice, writtenPrice, writtenVolume } from '@xbts/shared/figures/prices.ts';
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

/** A price with its unit; US dollars with their sign. */
export function quotedText(price: number, unit: string, language: Language): string {
  if (unit === 'USD') return writtenCoinPrice(price, 'usd', language);
  return withUnit(writtenPrice(price, language), unit);
}

/** The same for a price that was typed, which keeps its digits. */
export function levelText(level: string, unit: string, language: Language): string {
  const figure = written(level, language);
  return unit === 'USD' ? withCurrency(figure, 'usd', language) : withUnit(figure, unit);
}

/** The sources of figures. */
export const sourceText = (texts: Texts, names: readonly FigureSource[]): string =>
  texts.sources(names.map((name) => texts.sourceNames[name]));

/** Where figures come from, when they were read, and who did not answer for them; they are never shown without. HTML, a line or two. */
export function sourceLine(
  texts: Texts,
  names: readonly FigureSource[],
  { readAt, missing }: Pick<Sourced<unknown>, 'readAt' | 'missing'>,
): string {
  const readWhen = texts.asOf(momentText(readAt, texts.language));
  const lines = names.length === 0 ? [] : [`${sourceText(texts, names)} · ${readWhen}`];
  if (missing.length > 0) lines.push(texts.missing(missing.map((name) => texts.sourceNames[name])));
  return lines.map((line) => `<i>${escapeHtml(line)}</i>`).join('\n');
}

/** The lines of a price, HTML: in dollars and in BTS, or the statement that there is none. */
export function priceLines({ symbol, usd, bts, featured }: PriceFigures, texts: Texts): string[] {
  if (usd === null && bts === null) return [texts.price.none(htmlText(symbol))];
  const { language } = texts;
  const line = (quoted: QuotedPrice | null, unit: string) => {
    if (quoted === null) return [];
    const change =
      quoted.change === null ? '' : ` (${texts.price.change(writtenChange(quoted.change, language))})`;
    return [`≈ ${htmlText(quotedText(quoted.price, unit, language))}${escapeHtml(change)}`];
  };
  return [htmlBold(symbol), ...line(usd, 'USD'), ...line(bts, 'BTS'), ...featuredLine(featured, texts)];
}

/** The price service's further figures of a featured coin. */
function featuredLine(featured: PriceFigures['featured'], texts: Texts): string[] {
  const { change1h = null, volume = null } = featured ?? {};
  const parts = [
    ...(change1h === null ? [] : [texts.price.change1h(writtenChange(change1h, texts.language))]),
    ...(volume === null ? [] : [texts.price.volume(writtenFiat(volume, 'usd', texts.language, 'short'))]),
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
  const { language } = texts;
  const rate = `: 1 ${symbolA} ≈ ${quotedText(price, symbolB, language)}`;
  const facts = {
    apy: writtenPercent(pool.apyPercent.toFixed(2), language),
    fee: writtenPercent(pool.feePercent, language),
    worth: pool.worth === null ? undefined : withUnit(writtenVolume(pool.worth, language), 'BTS'),
  };
  return `${htmlBold(`${symbolA} / ${symbolB}`)}${htmlText(rate)}\n${escapeHtml(texts.pools.line(facts))}`;
}

/** The chain's fees, HTML; exact amounts. */
export function feesCard(told: Sourced<FeeFigures>, texts: Texts): string {
  const { symbol, precision, fees } = told.value;
  return [
    `<b>${escapeHtml(texts.fees.title)}</b>`,
    ...fees.map(({ name, units }) =>
      escapeHtml(
        `${texts.fees.names[name]}: ${withUnit(writtenAmount(units, precision, texts.language), symbol)}`,
      ),
    ),
    escapeHtml(texts.fees.note),
    sourceLine(texts, ['chain'], told),
  ].join('\n');
}
