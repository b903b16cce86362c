import { type Language, withUnit, writtenAmount, writtenFiat } from '@xbts/shared/figures/numbers.ts';

/** Units of an asset in queued facts. */
export interface CountedUnits {
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
}

/** '1,250.5 XBTSX.STH': exact, without trailing zeros. */
export function amountText({ units, symbol, precision }: CountedUnits, language: Language): string {
  return withUnit(writtenAmount(units, precision, language), symbol);
}

/** The value in US dollars at a price of one whole; an estimate, hence a number. */
export function dollarsOf({ units, precision }: CountedUnits, price: number): number {
  return (Number(units) / 10 ** precision) * price;
}

/** '≈ $1,250.50'; amounts below a cent say so. */
export function dollarText(dollars: number, language: Language): string {
  const text = writtenFiat(dollars, 'usd', language);
  return text.startsWith('<') ? text : `≈ ${text}`;
}
