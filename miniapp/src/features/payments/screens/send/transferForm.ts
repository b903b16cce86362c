import { AppError } from '@xbts/shared/errors/appError.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';
import type { Holding } from '../../../account/model/holdings.ts';

/** The part of a holding that a form needs. */
export type Spendable = Pick<Holding, 'assetId' | 'symbol' | 'precision' | 'amount'>;

/** The limits of a payment from a holding. */
export const limitsOf = ({ precision, symbol, amount }: Spendable) => ({
  precision,
  symbol,
  balance: amount,
});

/** The chain's byte count of a memo's text; a blank text is no message, neither sent nor paid for. */
export const memoBytes = (text: string): number =>
  text.trim() === '' ? 0 : new TextEncoder().encode(text).length;

/** The fault of a memo's text: too long for a transaction, in UTF-8 bytes, or with deceptive characters. */
export function memoError(text: string, longest: number): AppError | null {
  const bytes = memoBytes(text);
  if (bytes > longest) return new AppError('memo.too_long', { bytes, longest });
  return hasHiddenCharacters(text) ? new AppError('memo.hidden') : null;
}

/**
 * The fault of sending this much of the native coin while some is kept for the next fee. `fee` is this payment's cost
 * in it; 0 when another asset pays its fee.
 */
export function reserveError(
  units: bigint,
  fee: bigint,
  reserve: bigint,
  core: Spendable,
  shown: (units: bigint) => string,
): AppError | null {
  const left = core.amount - units - fee;
  // Too little for this fee has another sentence.
  if (left < 0n || left >= reserve) return null;
  return new AppError('amount.reserve', { reserve: shown(reserve), symbol: core.symbol });
}
