import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type PendingTransaction, usePending } from '../../../transactions/model/pending.ts';
import { useGatewayMoves, type Withdrawal } from '../../model/gatewayMoves.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

type Reviewed = Pick<WithdrawForm, 'subject' | 'fields'> & {
  units: bigint;
  wallet: NonNullable<WithdrawForm['wallet']>;
};

function withdrawalOf({ subject, fields, units, wallet }: Reviewed, { id }: PendingTransaction): Withdrawal {
  const { account, family, coin, asset, network } = subject;
  return {
    id,
    account,
    family,
    symbol: coin.symbol,
    address: fields.address.trim(),
    memo: coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '',
    assetId: asset.id,
    network,
    units: units.toString(),
    precision: asset.precision,
    walletId: wallet.id,
    walletName: wallet.name,
    issuerId: asset.issuer,
    sentAt: Date.now(),
    blockNumber: null,
  };
}

function isTransferOf({ signed }: PendingTransaction, { subject, units, wallet }: Reviewed): boolean {
  const [operation] = signed.operations;
  if (operation?.[0] !== operationType.transfer) return false;
  const { to, amount } = operation[1];
  return to === wallet.id && amount.asset_id === subject.asset.id && BigInt(amount.amount) === units;
}

/**
 * Keeps the withdrawal of a review from the moment it is signed, not when the sheet is closed: the app may be closed first.
 * Ends with the returned function.
 */
export function recordWithdrawals(reviewed: Reviewed): () => void {
  const before = new Set(usePending.getState().transactions.map(({ id }) => id));
  return usePending.subscribe(({ transactions }) => {
    for (const each of transactions) {
      if (before.has(each.id)) continue;
      before.add(each.id);
      if (isTransferOf(each, reviewed)) useGatewayMoves.getState().add(withdrawalOf(reviewed, each));
    }
  });
}
