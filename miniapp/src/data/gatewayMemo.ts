import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';

const LONGEST_MEMO = 100;

/**
 * The memo of the transfer to the gateway's wallet: '{backing coin in lower case}:{address}', with ':{memo}' after it
 * when the recipient has one (services.md, Gateways).
 */
export function withdrawalMemo(
  { backingCoin }: Pick<GatewayCoin, 'backingCoin'>,
  { address, memo }: { address: string; memo: string },
): string {
  const target = `${backingCoin.toLowerCase()}:${address}`;
  return memo === '' ? target : `${target}:${memo}`;
}

/** What is wrong with the recipient's memo: the colon parts the memo to the gateway. */
export function recipientMemoError(memo: string, isNeeded: boolean): AppError | null {
  if (memo === '') return isNeeded ? new AppError('withdrawal.memo_empty') : null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const isRight = memo.length <= LONGEST_MEMO && !/[:\u0000-\u001f\u007f]/u.test(memo);
  return isRight ? null : new AppError('withdrawal.memo_malformed');
}
