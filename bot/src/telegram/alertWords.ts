import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';
import { withPlainMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { readUnambiguous } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { alertLevel } from '@xbts/shared/services/alerts.ts';
import * as v from 'valibot';

/** The typed argument of /alert. */
export interface AlertWords {
  readonly typed: string;
  readonly kind: PriceAlertKind | undefined;
  readonly level: string;
  readonly repeats: boolean;
}

const sides = new Map<string, PriceAlertKind>(
  Object.entries({
    '>': 'above',
    '>=': 'above',
    above: 'above',
    выше: 'above',
    高于: 'above',
    '<': 'below',
    '<=': 'below',
    below: 'below',
    ниже: 'below',
    低于: 'below',
  }),
);
const repeating: ReadonlySet<string> = new Set(['repeat', 'always', 'повтор', 'всегда', '重复', '每次']);

/**
 * Reads 'STH 0.005', 'STH/BTS > 20 repeat' or '1.19.5 5%'; undefined for anything else.
 * @throws AppError amount.ambiguous, amount.other_digits
 */
export function readAlertWords(text: string): AlertWords | undefined {
  const words = withPlainMarks(text)
    .toLowerCase()
    .replace(/[,;](?=\s|$)|[.!?]$/gu, ' ')
    .replace(/[<>]=?/gu, ' $& ')
    .trim()
    .split(/\s+/u);
  const [typed = '', ...rest] = words;
  const repeats = repeating.has(rest.at(-1) ?? '');
  const rule = repeats ? rest.slice(0, -1) : rest;
  const side = sides.get(rule[0] ?? '');
  const figure = rule.slice(side === undefined ? 0 : 1).join(' ');
  const isPercent = figure.endsWith('%');
  if (isPercent && side !== undefined) return undefined;
  const kind = isPercent ? 'moved' : side;
  const level = v.safeParse(alertLevel(kind), levelOf(figure.replace(/%$/u, '')));
  return level.success ? { typed: typed.toUpperCase(), kind, level: level.output, repeats } : undefined;
}

/** A level as plain decimal text; '' when it is no number. */
function levelOf(figure: string): string {
  try {
    return readUnambiguous(figure);
  } catch (error) {
    if (!(error instanceof AppError) || hasCode(error, 'amount.ambiguous', 'amount.other_digits'))
      throw error;
    return '';
  }
}
