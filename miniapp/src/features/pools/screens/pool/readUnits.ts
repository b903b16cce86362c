import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** What was typed as an amount: its units, or what is wrong with it. */
export type TypedAmount = { readonly units: bigint } | { readonly error: AppError };

/** An amount of an asset as it was typed, of which the account has `balance` units. */
export function readUnits(
  text: string,
  { precision, symbol }: Pick<Asset, 'precision' | 'symbol'>,
  balance: bigint,
): TypedAmount {
  try {
    const units = parseAmount(text, precision);
    if (units === 0n) return { error: new AppError('amount.zero') };
    if (units > balance) {
      const facts = { balance: formatPlain(balance, precision), symbol };
      return { error: new AppError('amount.over_balance', facts) };
    }
    return { units };
  } catch (error) {
    return { error: toAppError(error) };
  }
}

/** Part of a balance in whole percent, rounded down; of all of it, the fee stays when it is paid in the same asset. */
export function partOfBalanceRoundedDown(
  percent: number,
  balance: bigint,
  assetId: string,
  fee: { feeAssetId: string; fee: bigint | null },
): bigint {
  const reserved = fee.feeAssetId === assetId ? (fee.fee ?? 0n) : 0n;
  const spendable = balance > reserved ? balance - reserved : 0n;
  const part = (balance * BigInt(percent)) / 100n;
  return part < spendable ? part : spendable;
}

/** A percentage above 0, up to 100, with at most two decimals, in hundredths of a percent; null for any other text. */
export function readPercent(text: string): number | null {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/u.test(text.trim())) return null;
  const hundredths = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return hundredths > 0 && hundredths <= 10_000 ? hundredths : null;
}
