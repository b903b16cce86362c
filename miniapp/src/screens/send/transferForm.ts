import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Holding } from '../../data/portfolio.ts';

/** The amount in units, or what is wrong with it. `shown` writes units for the sentence. */
export function readAmount(
  text: string,
  holding: Holding,
  shown: (units: bigint) => string,
): { units: bigint } | { error: AppError } {
  try {
    const units = parseAmount(text, holding.precision);
    if (units === 0n) return { error: new AppError('amount.zero') };
    if (units > holding.amount) {
      const facts = { balance: shown(holding.amount), symbol: holding.symbol };
      return { error: new AppError('amount.over_balance', facts) };
    }
    return { units };
  } catch (error) {
    return { error: toAppError(error) };
  }
}

/** Bytes of the memo's text as the chain counts them. */
export const memoBytes = (text: string): number => new TextEncoder().encode(text).length;

/** What is wrong with a memo of this text: too long for a transaction, in UTF-8 bytes. */
export function memoError(text: string, longest: number): AppError | null {
  const bytes = memoBytes(text);
  return bytes > longest ? new AppError('memo.too_long', { bytes, longest }) : null;
}

/**
 * What is wrong with the fee: nothing of its asset is there to pay it, or not enough after what is sent.
 * The fee is debited after the payment (chain.md §5, Common).
 */
export function feeError(
  fee: { assetId: string; units: bigint },
  sent: { assetId: string; units: bigint },
  holding: Holding | undefined,
  shown: (units: bigint) => string,
): AppError | null {
  const left = (holding?.amount ?? 0n) - (fee.assetId === sent.assetId ? sent.units : 0n);
  if (left >= fee.units) return null;
  if (fee.assetId === '1.3.0' && (holding?.amount ?? 0n) === 0n) return new AppError('fee.no_core');
  return new AppError('fee.over_balance', { fee: shown(fee.units), symbol: holding?.symbol ?? '' });
}

/** Part of a balance in percent, rounded down; of all of it, the fee is left when it is paid in the same asset. */
export function shareOfBalanceRoundedDown(
  percent: number,
  holding: Holding,
  fee: { assetId: string; units: bigint } | null,
): bigint {
  const reserved = fee?.assetId === holding.assetId ? fee.units : 0n;
  const spendable = holding.amount > reserved ? holding.amount - reserved : 0n;
  const part = (holding.amount * BigInt(percent)) / 100n;
  return part < spendable ? part : spendable;
}
