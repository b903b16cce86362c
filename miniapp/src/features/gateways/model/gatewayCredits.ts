import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { type OnAccountChange, useAccountChanges } from '../../account/model/accountChanges.ts';
import { readOperationsSince, timeOfRecord } from './gatewayHistory.ts';

/** A gateway's credit: coins issued or sent to the account. */
export interface Credit {
  readonly operationId: string;
  readonly units: bigint;
  readonly fromId: string;
  readonly blockNumber: number;
  /** The time of the block, milliseconds since 1970. */
  readonly time: number;
}

export interface CreditWish {
  readonly account: string;
  readonly accountId: string;
  readonly assetId: string;
  /** The account whose issues and transfers credit a deposit. */
  readonly issuerId: string;
  readonly sinceBlock: number;
}

type CreditOperation = Pick<Credit, 'operationId' | 'units' | 'fromId' | 'blockNumber'>;

/** The credit in an operation: an issue of the asset to the account, or a transfer of it by the issuer; undefined for anything else. */
export function creditIn(
  record: OperationRecord,
  wish: Omit<CreditWish, 'account'>,
): CreditOperation | undefined {
  const operation = readRecordedOperation(record.op);
  if (operation === undefined || record.block_num <= wish.sinceBlock) return undefined;
  const at = { operationId: record.id, blockNumber: record.block_num };
  if (operation[0] === operationType.asset_issue) {
    const { asset_to_issue, issue_to_account, issuer } = operation[1];
    const isOurs = issue_to_account === wish.accountId && asset_to_issue.asset_id === wish.assetId;
    return isOurs ? { ...at, units: asset_to_issue.amount, fromId: issuer } : undefined;
  }
  if (operation[0] !== operationType.transfer) return undefined;
  const { amount, from, to } = operation[1];
  const isOurs = to === wish.accountId && amount.asset_id === wish.assetId && from === wish.issuerId;
  return isOurs ? { ...at, units: amount.amount, fromId: from } : undefined;
}

const key = (account: string) => ['account', account, 'credits'] as const;

const readAgain: OnAccountChange = (queries, account) => {
  void queries.invalidateQueries({ queryKey: key(account) });
};

/** Credits since a block, newest first; read again after changes of the account. Nothing is read for null. */
export function useCredits(wish: CreditWish | null): UseQueryResult<readonly Credit[]> {
  useAccountChanges(wish?.account ?? null, readAgain);
  return useQuery({
    queryKey: [...key(wish?.account ?? ''), wish?.assetId, wish?.sinceBlock, wish?.issuerId],
    queryFn: async ({ signal }) => {
      if (wish === null) return [];
      const records = await readOperationsSince(wish.accountId, wish.sinceBlock, signal);
      const found = records.flatMap((record) => {
        const credit = creditIn(record, wish);
        return credit === undefined ? [] : [{ credit, record }];
      });
      return Promise.all(
        found.map(async ({ credit, record }) => ({ ...credit, time: await timeOfRecord(record, signal) })),
      );
    },
    enabled: wish !== null,
  });
}
