import { formatPlain } from '@xbts/shared/amounts/amount.ts';

/** Units of an asset in queued facts. */
export interface CountedUnits {
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
}

/** '1250.5 XBTSX.STH': exact, without trailing zeros. */
export function amountText({ units, symbol, precision }: CountedUnits): string {
  return `${formatPlain(units, precision)} ${symbol}`;
}

/** The value in US dollars at a price of one whole; an estimate, hence a number. */
export function dollarsOf({ units, precision }: CountedUnits, price: number): number {
  return (Number(units) / 10 ** precision) * price;
}

/** '≈ $1250.50'; amounts below a cent say so. */
export function dollarText(dollars: number): string {
  return dollars > 0 && dollars < 0.01 ? '< $0.01' : `≈ $${dollars.toFixed(2)}`;
}
