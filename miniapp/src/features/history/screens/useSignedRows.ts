import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAssets } from '../../assets/model/assets.ts';
import type { PendingTransaction } from '../../transactions/model/pending.ts';
import { signedEvent } from '../model/signedEvent.ts';
import { type Summary, summaryOf } from '../model/summary.ts';
import type { SummaryNames } from '../ui/summaryTexts.ts';

/** A transaction of this device, with what it does in short. */
export interface SignedRow {
  readonly transaction: PendingTransaction;
  readonly summary: Summary;
}

/** Transactions of this device, the newest first, as rows above an account's history, with all that they name. */
export function useSignedRows(
  transactions: readonly PendingTransaction[],
  accountId: string,
): { rows: readonly SignedRow[]; named: SummaryNames & { assets: ReturnType<typeof useAssets> } } {
  const events = [...transactions].reverse().flatMap((transaction) => {
    const event = signedEvent(transaction.signed, accountId);
    return event === null ? [] : [{ transaction, event }];
  });
  const described = events.flatMap(({ event }) => event.rows.map(({ description }) => description));
  const assets = useAssets(described.flatMap(({ movements }) => movements.map(({ assetId }) => assetId)));
  const names = useAccountNames(described.flatMap(({ counterparty }) => counterparty ?? []));
  const rows = events.map(({ transaction, event }) => ({ transaction, summary: summaryOf(event, assets) }));
  return { rows, named: { assets, names } };
}
