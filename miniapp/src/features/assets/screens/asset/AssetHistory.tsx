import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountHistory } from '../../../account/model/accountHistory.ts';
import { useAccounts } from '../../../account/model/accounts.ts';
import type { TimedOperation } from '../../../account/model/historyPages.ts';
import { describeOperation } from '../../../history/model/describeOperation.ts';
import { useHistoryRows } from '../../../history/model/useHistoryRows.ts';
import { HistoryList } from '../../../history/ui/HistoryList.tsx';
import { useAssetT } from '../../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** Rows shown here; the history has the others. */
const ROWS = 3;
/** Older pages are read for rows until this many operations were looked through. */
const MOST_SEARCHED = 200;
const nothing: never[] = [];

/** The account's last operations with the asset, and the way to all of them. */
export function AssetHistory({ asset, account }: { asset: Asset; account: string }) {
  const t = useAssetT();
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const history = useAccountHistory(account);
  const all = history.data ?? nothing;
  const found = useMemo(() => lastWith(asset.id, all, accountId), [asset.id, all, accountId]);
  const shown = useHistoryRows(found, accountId, all);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  const isSearching =
    found.length < ROWS && hasNextPage && all.length < MOST_SEARCHED && !isFetchNextPageError;
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  if (history.data === undefined && history.error !== null)
    return <Failure error={history.error} onRetry={() => void history.refetch()} />;
  const isWaiting = found.length === 0 && (history.data === undefined || isSearching);
  return (
    <>
      <div className={styles.over}>
        <h2>{t('common.history')}</h2>
        {all.length > 0 && (
          <Link href={`/history?asset=${encodeURIComponent(asset.symbol)}`}>{t('history.all')}</Link>
        )}
      </div>
      {found.length === 0 ? (
        <Section>
          {isWaiting ? <SkeletonCells count={2} /> : <p className={styles.text}>{t('history.none')}</p>}
        </Section>
      ) : (
        <HistoryList pages={noOlder} shown={shown} />
      )}
    </>
  );
}

/** The list ends with its rows. */
const noOlder = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

/** The newest operations that moved units of an asset. */
export function lastWith(
  assetId: string,
  records: readonly TimedOperation[],
  accountId: string,
): TimedOperation[] {
  const found: TimedOperation[] = [];
  for (const record of records) {
    if (found.length === ROWS) break;
    const { movements } = describeOperation(record, accountId);
    if (movements.some((movement) => movement.assetId === assetId)) found.push(record);
  }
  return found;
}
