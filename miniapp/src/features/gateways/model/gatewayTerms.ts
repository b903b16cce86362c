import { formatPlain, MAX_SHARE_SUPPLY } from '@xbts/shared/amounts/amount.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';

/** What a gateway asks for a withdrawal, in units of the asset; null: it does not say so. */
export interface GatewayTerms {
  readonly minimum: bigint | null;
  readonly withdrawFee: bigint | null;
  readonly gateFee: bigint | null;
}

// A decimal text may come with an exponent; one beyond this is no amount of any coin.
const LARGEST_EXPONENT = 30;

interface Decimal {
  readonly digits: bigint;
  /** So many of them stand behind the point; negative: so many zeros follow. */
  readonly decimals: number;
}

function readDecimal(text: string | null | undefined): Decimal | null {
  const match = /^(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,3}))?$/iu.exec(text ?? '');
  if (match === null) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  if (Math.abs(Number(exponent)) > LARGEST_EXPONENT) return null;
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}

/**
 * A gateway's decimal text in units of an asset, rounded up where it has more decimals than the asset. Null for what is
 * missing, negative, or more than any asset can have.
 */
export function unitsRoundedUp(text: string | null | undefined, precision: number): bigint | null {
  const read = readDecimal(text);
  if (read === null) return null;
  const shift = precision - read.decimals;
  const divisor = 10n ** BigInt(Math.max(0, -shift));
  const units = (read.digits * 10n ** BigInt(Math.max(0, shift)) + divisor - 1n) / divisor;
  return units > MAX_SHARE_SUPPLY ? null : units;
}

/** A gateway's decimal text to be read: '1e-7' is '0.0000001'. Null for what is missing, negative, or more than any asset can have. */
export function plainDecimal(text: string | null | undefined): string | null {
  const read = readDecimal(text);
  if (read === null || unitsRoundedUp(text, 0) === null) return null;
  return formatPlain(read.digits * 10n ** BigInt(Math.max(0, -read.decimals)), Math.max(0, read.decimals));
}

/** The terms of a coin in units of its asset; minimum and fees are rounded up. */
export function termsOf(
  coin: Pick<GatewayCoin, 'minAmount' | 'withdrawFee' | 'gateFee'>,
  precision: number,
): GatewayTerms {
  return {
    minimum: unitsRoundedUp(coin.minAmount, precision),
    withdrawFee: unitsRoundedUp(coin.withdrawFee, precision),
    gateFee: unitsRoundedUp(coin.gateFee, precision),
  };
}

/** Both fees together; null when the gateway states neither. */
export function feesOf({ withdrawFee, gateFee }: GatewayTerms): bigint | null {
  return withdrawFee === null && gateFee === null ? null : (withdrawFee ?? 0n) + (gateFee ?? 0n);
}

/** What arrives of an amount, rounded down (its fees are rounded up), never below zero; null when no fee is stated. */
export function arrivesRoundedDown(units: bigint, terms: GatewayTerms): bigint | null {
  const fees = feesOf(terms);
  if (fees === null) return null;
  return units > fees ? units - fees : 0n;
}

const compared = ['minAmount', 'withdrawFee', 'gateFee', 'gatewayWallet', 'memoSupport'] as const;
export type ChangedTerm = (typeof compared)[number];

/** A term that has changed, in the gateway's own words. */
export interface TermChange {
  readonly term: ChangedTerm;
  readonly before: string;
  readonly now: string;
}

const words = (value: string | boolean | null | undefined): string => String(value ?? '—');

/** Which terms of a coin have changed between two of the gateway's answers. */
export function changedTerms(before: GatewayCoin, now: GatewayCoin): TermChange[] {
  return compared.flatMap((term) => {
    const [was, is] = [words(before[term]), words(now[term])];
    return was === is ? [] : [{ term, before: was, now: is }];
  });
}
