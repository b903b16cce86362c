import { laterFact, type Named } from '@xbts/shared/protocol/factsOf.ts';
import type { Fact, FactValue } from '@xbts/shared/protocol/operations/facts.ts';
import type { FactKind, Operation } from '@xbts/shared/protocol/operations.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { TranslateReview } from '../texts/reviewTexts.ts';

/** Joins parts on one line; a colon that introduces a list of separate lines would clash with a semicolon. */
const inOneLine = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[:：]$/u, '')).join('; ');

function valueText(value: FactValue, t: TranslateReview): string | number {
  if (typeof value !== 'object') return value;
  if ('moment' in value) return formatDateTime(value.moment);
  if ('units' in value) {
    const { units, precision, symbol } = value;
    if (symbol === undefined) return formatAmount(units, precision, 'plain');
    return `${formatAmount(units, precision, 'exact')}\u00a0${symbol}`;
  }
  const [first = '', ...more] = value.map((each) => factText(each, t));
  return more.length === 0 ? first : t('review.parts', { parts: inOneLine([first, ...more]) });
}

/** One fact in words. */
export function factText({ kind, values }: Fact, t: TranslateReview): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value, t)]);
  return t(`review.${kind as FactKind}`, Object.fromEntries(texts));
}

/** The sentence of each operation of a proposal, on its own. */
export const laterSentences = (
  operations: readonly (Operation | null)[],
  named: Named,
  t: TranslateReview,
): string[] => operations.map((each) => factText(laterFact(each, named), t));
