import { AppError } from '@xbts/shared/errors/appError.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';
import type { Holding } from '../../../account/model/holdings.ts';

/** The part of a holding that a form needs. */
export type Spendable = Pick<Holding, 'assetId' | 'symbol' | 'precision' | 'amount'>;

/** What a payment out of a holding is held against. */
export const limitsOf = ({ precision, symbol, amount }: Spendable) => ({
  precision,
  symbol,
  balance: amount,
});

/** Bytes of the memo's text as the chain counts them; what is blank is no message, and is not sent or paid for. */
export const memoBytes = (text: string): number =>
  text.trim() === '' ? 0 : new TextEncoder().encode(text).length;

/** What is wrong with a memo of this text: too long for a transaction, in UTF-8 bytes, or not what it looks like. */
export function memoError(text: string, longest: number): AppError | null {
  const bytes = memoBytes(text);
  if (bytes > longest) return new AppError('memo.too_long', { bytes, longest });
  return hasHiddenCharacters(text) ? new AppError('memo.hidden') : null;
}

/**
 * What is wrong with sending so much of the native coin while some of it is to be kept for the next fee. `fee` are the
 * units of it that this payment costs; 0 when its fee is paid in another asset.
 */
export function reserveError(
  units: bigint,
  fee: bigint,
  reserve: bigint,
  core: Spendable,
  shown: (units: bigint) => string,
): AppError | null {
  const left = core.amount - units - fee;
  // Without enough for this fee there is another sentence.
  if (left < 0n || left >= reserve) return null;
  return new AppError('amount.reserve', { reserve: shown(reserve), symbol: core.symbol });
}
