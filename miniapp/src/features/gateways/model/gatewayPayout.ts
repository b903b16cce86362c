import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { type OnAccountChange, useAccountChanges } from '../../account/model/accountChanges.ts';
import { readOperationsSince, timeOfRecord } from './gatewayHistory.ts';
import type { Withdrawal } from './gatewayMoves.ts';

/** A gateway's handling of a withdrawal on the chain: burnt, which means paid out, or returned. */
export interface Payout {
  readonly kind: 'burnt' | 'returned';
  readonly operationId: string;
  readonly units: bigint;
  readonly blockNumber: number;
  /** The time of the block, milliseconds since 1970. */
  readonly time: number;
}

type Sent = Pick<Withdrawal, 'assetId' | 'units' | 'walletId'> & { accountId: string };
type PayoutOperation = Omit<Payout, 'time'>;

/**
 * The effect of an issuer's operation on a withdrawal: a burn of the same amount, or a return of some of the asset to
 * the account.
 */
export function payoutIn(record: OperationRecord, sent: Sent): PayoutOperation | undefined {
  const operation = readRecordedOperation(record.op);
  if (operation === undefined) return undefined;
  const at = { operationId: record.id, blockNumber: record.block_num };
  const units = BigInt(sent.units);
  if (operation[0] === operationType.asset_reserve) {
    const { payer, amount_to_reserve: burnt } = operation[1];
    const isIt = payer === sent.walletId && burnt.asset_id === sent.assetId && burnt.amount === units;
    return isIt ? { ...at, kind: 'burnt', units } : undefined;
  }
  if (operation[0] !== operationType.transfer) return undefined;
  const { from, to, amount } = operation[1];
  if (from !== sent.walletId || to !== sent.accountId || amount.asset_id !== sent.assetId) return undefined;
  // More than the sent amount is no return: the issuer credits a deposit of the same coin.
  return amount.amount <= units ? { ...at, kind: 'returned', units: amount.amount } : undefined;
}

const isTheTransfer = ({ op }: OperationRecord, { accountId, walletId, assetId, units }: Sent): boolean => {
  const operation = readRecordedOperation(op);
  if (operation?.[0] !== operationType.transfer) return false;
  const { from, to, amount } = operation[1];
  return (
    from === accountId && to === walletId && amount.asset_id === assetId && amount.amount === BigInt(units)
  );
};

/** The first of an issuer's operations (newest first) after the withdrawal that settles it. */
export function firstPayout(
  records: readonly OperationRecord[],
  sent: Sent & { blockNumber: number },
): { payout: PayoutOperation; record: OperationRecord } | undefined {
  const own = records.findLastIndex(
    (each) => each.block_num === sent.blockNumber && isTheTransfer(each, sent),
  );
  const later =
    own === -1 ? records.filter(({ block_num }) => block_num > sent.blockNumber) : records.slice(0, own);
  for (const record of [...later].reverse()) {
    const payout = payoutIn(record, sent);
    if (payout !== undefined) return { payout, record };
  }
  return undefined;
}

const key = (issuer: string) => ['account', issuer, 'payouts'] as const;

const readAgain: OnAccountChange = (queries, issuer) => {
  void queries.invalidateQueries({ queryKey: key(issuer) });
};

/**
 * The gateway's handling of a withdrawal, from the issuer's history after the withdrawal's block; null while there is
 * none. Read again after changes of the issuer. Nothing is read before the block is known.
 */
export function usePayout(
  withdrawal: Withdrawal,
  accountId: string | undefined,
): UseQueryResult<Payout | null> {
  const { blockNumber, walletName: issuerName, walletId: issuerId, id } = withdrawal;
  const isKnown = blockNumber !== null && accountId !== undefined;
  useAccountChanges(isKnown ? issuerName : null, readAgain);
  return useQuery({
    queryKey: [...key(issuerName), id],
    queryFn: async ({ signal }) => {
      if (blockNumber === null || accountId === undefined) return null;
      // The burn may be in the withdrawal's own block, after it.
      const records = await readOperationsSince(issuerId, blockNumber - 1, signal);
      const found = firstPayout(records, { ...withdrawal, accountId, blockNumber });
      if (found === undefined) return null;
      return { ...found.payout, time: await timeOfRecord(found.record, signal) };
    },
    enabled: isKnown,
    // A settled payout stays settled.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
}
