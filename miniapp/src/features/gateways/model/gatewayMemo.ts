import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';

const LONGEST_MEMO = 100;

/**
 * The memo of the transfer to the issuer: '{backing coin in lower case}:{address}', followed by ':{memo}' if the
 * recipient has one (services.md, Gateways).
 */
export function withdrawalMemo(
  { backingCoin }: Pick<GatewayCoin, 'backingCoin'>,
  { address, memo }: { address: string; memo: string },
): string {
  const target = `${backingCoin.toLowerCase()}:${address}`;
  return memo === '' ? target : `${target}:${memo}`;
}

/**
 * The fault of the recipient's memo: a colon would split the memo to the gateway, and hidden characters lose the coins.
 */
export function recipientMemoError(memo: string, isNeeded: boolean): AppError | null {
  if (memo === '') return isNeeded ? new AppError('withdrawal.memo_empty') : null;
  const isRight = memo.length <= LONGEST_MEMO && !/[:\t\n]/u.test(memo) && !hasHiddenCharacters(memo);
  return isRight ? null : new AppError('withdrawal.memo_malformed');
}
