import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { isUncertain, type PendingTransaction } from './pending.ts';

/**
 * Blocks signing while the fate of an earlier transaction on this chain is unknown (design.md decision 4); `now` in
 * milliseconds.
 * @throws AppError transaction.uncertain_before with the seconds after which it is known
 */
export function assertNothingUncertain(
  open: readonly PendingTransaction[],
  chainId: string,
  now: number,
): void {
  const uncertain = open.find((each) => each.chainId === chainId && isUncertain(each));
  if (uncertain === undefined) return;
  const left = Math.ceil((msOfChainTime(uncertain.signed.expiration) - now) / 1000);
  throw new AppError('transaction.uncertain_before', { seconds: Math.max(1, left) });
}
