import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';
import { readAmount } from '../../../assets/model/typedAmount.ts';

/** A payment request being typed. */
export interface RequestDraft {
  /** Symbol, '' for any. */
  asset: string;
  amount: string;
  memo: string;
}

export const emptyRequest: RequestDraft = { asset: '', amount: '', memo: '' };

/** The state of the requested asset. */
export interface AskedAsset {
  /** Null while unknown, and when none is requested. */
  asset: Asset | null;
  /** Null while it is not known. */
  precision: number | null;
  error: AppError | null;
  isChecking: boolean;
}

/** As many decimals as any asset can have. */
const MOST_DECIMALS = 12;
/** A longer message would hardly fit into a payment, and its code could not be scanned. */
const MOST_MEMO_BYTES = 500;

/** The fault of each part of a request. */
export function checkRequest(
  { amount, memo }: RequestDraft,
  asset: AskedAsset,
): Record<'asset' | 'amount' | 'memo', AppError | null> {
  return { asset: asset.error, amount: amountError(amount, asset), memo: memoError(memo) };
}

function amountError(text: string, { precision }: AskedAsset): AppError | null {
  if (text.trim() === '') return null;
  return readAmount(text, precision ?? MOST_DECIMALS).error;
}

function memoError(text: string): AppError | null {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST_MEMO_BYTES) return new AppError('memo.too_long', { bytes, longest: MOST_MEMO_BYTES });
  return hasHiddenCharacters(text) ? new AppError('payment_link.memo') : null;
}
