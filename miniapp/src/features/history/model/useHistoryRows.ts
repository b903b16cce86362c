import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { OrderEvent } from '@xbts/shared/protocol/operations/history.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useMemo } from 'react';
import { useAccountNames } from '../../account/model/accountNames.ts';
import type { TimedOperation } from '../../account/model/historyPages.ts';
import { useAssets } from '../../assets/model/assets.ts';
import { useScamAccounts, useScamAssets } from '../../scam/model/scamLists.ts';
import { type Description, describeOperation } from './describeOperation.ts';
import { type MemoTexts, useMemoTexts } from './useMemoTexts.ts';

type Known = Pick<TimedOperation, 'op' | 'block_num' | 'is_virtual'>;

/**
 * Why the chain itself cancelled an order, undefined for the owner's cancellation: a rest that would buy nothing ends
 * with the fill that left it, in the same block; all others have expired (chain.md §9).
 */
export function orderEnding(record: Known, records: readonly Known[]): OrderEvent['ending'] {
  const [type, { order }] = record.op;
  if (type !== operationType.limit_order_cancel || record.is_virtual !== true) return undefined;
  const isRest = records.some(
    ({ op, block_num }) =>
      op[0] === operationType.fill_order && op[1].order_id === order && block_num === record.block_num,
  );
  return isRest ? 'rest' : 'expired';
}

export interface HistoryRow {
  record: TimedOperation;
  description: Description;
}

/** Rows of history with everything they refer to. */
export interface HistoryRows {
  rows: readonly HistoryRow[];
  assets: ReadonlyMap<string, Asset>;
  names: ReadonlyMap<string, string>;
  memos: MemoTexts;
  /** Accounts and symbols to warn of. */
  scam: { accounts: Pick<ReadonlySet<string>, 'has'>; assets: Pick<ReadonlySet<string>, 'has'> };
}

function assetIdsIn(rows: readonly HistoryRow[]): string[] {
  return rows.flatMap(({ description: { movements, fee } }) => [
    ...movements.map(({ assetId }) => assetId),
    ...(fee === null ? [] : [fee.asset_id]),
  ]);
}

function describedAmong(
  record: TimedOperation,
  records: readonly TimedOperation[],
  accountId: string,
): Description {
  const description = describeOperation(record, accountId);
  const ending = orderEnding(record, records);
  if (ending === undefined) return description;
  return { ...description, order: { id: null, ...description.order, ending } };
}

/**
 * Describes operations from the account's point of view, and reads their assets, accounts and memos. `among`: their
 * whole history, which shows how an order ended.
 */
export function useHistoryRows(
  records: readonly TimedOperation[],
  accountId: string,
  among: readonly TimedOperation[] = records,
): HistoryRows {
  const rows = useMemo(
    () => records.map((record) => ({ record, description: describedAmong(record, among, accountId) })),
    [records, among, accountId],
  );
  const encrypted = useMemo(
    () =>
      new Map(
        rows.flatMap(({ record, description: { memo } }) => (memo === null ? [] : [[record.id, memo]])),
      ),
    [rows],
  );
  return {
    rows,
    assets: useAssets(assetIdsIn(rows)),
    names: useAccountNames(rows.flatMap(({ description: { counterparty } }) => counterparty ?? [])),
    memos: useMemoTexts(encrypted),
    scam: { accounts: useScamAccounts(), assets: useScamAssets() },
  };
}
