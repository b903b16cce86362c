import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';
import { alertLevel } from '@xbts/shared/services/alerts.ts';
import * as v from 'valibot';

/** What somebody typed behind /alert. */
export interface AlertWords {
  readonly typed: string;
  readonly kind: PriceAlertKind | undefined;
  readonly level: string;
  readonly repeats: boolean;
}

const sides: Readonly<Record<string, PriceAlertKind>> = {
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
};
const repeating: ReadonlySet<string> = new Set(['repeat', 'always', 'повтор', 'всегда', '重复', '每次']);

/** Reads 'STH 0.005', 'STH/BTS > 20 repeat' or '1.19.5 5%'; undefined for anything else. */
export function readAlertWords(text: string): AlertWords | undefined {
  const words = text
    .toLowerCase()
    .replace(/[<>]=?/gu, ' $& ')
    .trim()
    .split(/\s+/u);
  const [typed = '', ...rest] = words;
  const repeats = repeating.has(rest.at(-1) ?? '');
  const rule = repeats ? rest.slice(0, -1) : rest;
  const side = rule.length === 2 ? sides[rule[0] ?? ''] : undefined;
  if (rule.length !== (side === undefined ? 1 : 2)) return undefined;
  const number = rule.at(-1) ?? '';
  const isPercent = number.endsWith('%');
  if (isPercent && side !== undefined) return undefined;
  const kind = isPercent ? 'moved' : side;
  const level = v.safeParse(alertLevel(kind), number.replace(/%$/u, ''));
  return level.success ? { typed: typed.toUpperCase(), kind, level: level.output, repeats } : undefined;
}
