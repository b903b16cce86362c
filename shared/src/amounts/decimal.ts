import { formatPlain } from './amount.ts';

/*
 * Exact arithmetic on plain decimal texts ("0.0251"): amounts of services, whose assets and precisions are not known
 * yet.
 */

/** Decimal texts as whole numbers of the same last place. */
function inUnits(texts: readonly string[]): { units: bigint[]; decimals: number } {
  const parts = texts.map((text) => text.split('.'));
  const decimals = Math.max(0, ...parts.map(([, fraction = '']) => fraction.length));
  const units = parts.map(([whole = '', fraction = '']) => BigInt(whole + fraction.padEnd(decimals, '0')));
  return { units, decimals };
}

/** The sum, without trailing zeros: '2370000.000000' alone gives '2370000'. */
export function sumOfDecimals(texts: readonly string[]): string {
  const { units, decimals } = inUnits(texts);
  return formatPlain(
    units.reduce((sum, each) => sum + each, 0n),
    decimals,
  );
}

/** The difference of two decimal texts. */
export function differenceOfDecimals(one: string, other: string): string {
  const { units, decimals } = inUnits([one, other]);
  const [from = 0n, taken = 0n] = units;
  return formatPlain(from - taken, decimals);
}

/** The product of two decimal texts. */
export function productOfDecimals(one: string, other: string): string {
  const [a, b] = [inUnits([one]), inUnits([other])];
  return formatPlain((a.units[0] ?? 0n) * (b.units[0] ?? 0n), a.decimals + b.decimals);
}

/** Exactly half: '0.0251' is '0.01255'. */
export function halfOfDecimal(text: string): string {
  const { units, decimals } = inUnits([text]);
  const [whole = 0n] = units;
  return formatPlain(whole * 5n, decimals + 1);
}

/** One text as a whole percentage of another, rounded towards zero; null unless the other is above zero. */
export function wholePercentDown(part: string, whole: string): bigint | null {
  const [of = 0n, all = 0n] = inUnits([part, whole]).units;
  return all > 0n ? (of * 100n) / all : null;
}
