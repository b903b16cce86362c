import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { hasFailed, type PendingTransaction, usePending } from '../../transactions/model/pending.ts';

const acts: readonly number[] = [
  operationType.vesting_balance_create,
  operationType.vesting_balance_withdraw,
];

/** Whether a stake was made or claimed here in the last hour (`now` in ms): the staking service counts it a while later. */
export const hasActed = (
  transactions: readonly PendingTransaction[],
  account: string,
  now: number,
): boolean =>
  transactions.some(
    (each) =>
      each.account === account &&
      !hasFailed(each) &&
      now - msOfChainTime(each.signed.expiration) < HOUR_MS &&
      each.signed.operations.some(([type]) => acts.includes(type)),
  );

/** As hasActed, now. */
export const useHasActed = (account: string): boolean =>
  usePending(({ transactions }) => hasActed(transactions, account, Date.now()));
