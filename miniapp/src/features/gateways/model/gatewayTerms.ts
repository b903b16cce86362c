import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';

/** A gateway's terms of a withdrawal, in units of the asset; null: not stated. */
export interface GatewayTerms {
  readonly minimum: bigint | null;
  readonly withdrawFee: bigint | null;
  readonly gateFee: bigint | null;
  /** The row has unreadable amounts, and a missing fee may be one of them. */
  readonly isFeeUnread?: boolean;
}

/**
 * Whole coins in units of an asset, rounded up if they have more decimals than the asset; null when missing. A value
 * above any asset's maximum is kept: as a minimum or a fee it stops a withdrawal, where null would allow it.
 */
export function unitsRoundedUp(coins: string | null | undefined, precision: number): bigint | null {
  if (coins === null || coins === undefined) return null;
  const [whole = '', fraction = ''] = coins.split('.');
  const divisor = 10n ** BigInt(Math.max(0, fraction.length - precision));
  const digits = BigInt(whole + fraction.padEnd(precision, '0'));
  return (digits + divisor - 1n) / divisor;
}

/** The terms of a coin in units of its asset; minimum and fees are rounded up. */
export function termsOf(
  coin: Pick<GatewayCoin, 'minAmount' | 'withdrawFee' | 'gateFee' | 'areAmountsUnclear'>,
  precision: number,
): GatewayTerms {
  const withdrawFee = unitsRoundedUp(coin.withdrawFee, precision);
  const gateFee = unitsRoundedUp(coin.gateFee, precision);
  return {
    minimum: unitsRoundedUp(coin.minAmount, precision),
    withdrawFee,
    gateFee,
    isFeeUnread: coin.areAmountsUnclear && (withdrawFee === null || gateFee === null),
  };
}

/** Both fees together; null when the gateway states neither, or an unreadable one. */
export function feesOf({ withdrawFee, gateFee, isFeeUnread = false }: GatewayTerms): bigint | null {
  if (isFeeUnread) return null;
  return withdrawFee === null && gateFee === null ? null : (withdrawFee ?? 0n) + (gateFee ?? 0n);
}

/**
 * The part of an amount that arrives, rounded down (its fees are rounded up), never below zero; null when no fee is
 * stated.
 */
export function arrivesRoundedDown(units: bigint, terms: GatewayTerms): bigint | null {
  const fees = feesOf(terms);
  if (fees === null) return null;
  return units > fees ? units - fees : 0n;
}

const compared = ['minAmount', 'withdrawFee', 'gateFee', 'memoSupport'] as const;
export type ChangedTerm = (typeof compared)[number];

/** A changed term, in the gateway's own words. */
export interface TermChange {
  readonly term: ChangedTerm;
  readonly before: string;
  readonly now: string;
}

const words = (value: string | boolean | null | undefined): string => String(value ?? '—');

/** The terms of a coin that differ between two of the gateway's answers. */
export function changedTerms(before: GatewayCoin, now: GatewayCoin): TermChange[] {
  return compared.flatMap((term) => {
    const [was, is] = [words(before[term]), words(now[term])];
    return was === is ? [] : [{ term, before: was, now: is }];
  });
}
