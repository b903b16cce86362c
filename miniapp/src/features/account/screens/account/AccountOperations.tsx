import { useMemo, useState } from 'react';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { useHistoryRows } from '../../../history/model/useHistoryRows.ts';
import { HistoryList, type OlderPages } from '../../../history/ui/HistoryList.tsx';
import { useAccountHistory } from '../../model/accountHistory.ts';
import type { TimedOperation } from '../../model/historyPages.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import styles from './AccountPage.module.css';
import { isOfKind, type OperationKind } from './operationKinds.ts';

const nothing: never[] = [];
const kinds = [
  { value: 'all', label: 'common.all' },
  { value: 'payments', label: 'filter.payments' },
  { value: 'trades', label: 'filter.trades' },
  { value: 'pools', label: 'common.pools' },
  { value: 'other', label: 'filter.other' },
] as const satisfies readonly { value: OperationKind; label: string }[];

/** The account's operations of one kind or all; scrolling reads older ones until a match or the end of the history. */
export function AccountOperations({ name, accountId }: { name: string; accountId: string }) {
  const t = useAccountT();
  const [kind, setKind] = useState<OperationKind>('all');
  const history = useAccountHistory(name);
  const all = history.data ?? nothing;
  const records = useMemo(() => all.filter(({ op }) => isOfKind(op[0], kind)), [all, kind]);
  const shown = useHistoryRows(records, accountId);
  const search = useSearch(history, all, kind);
  if (history.data === undefined) {
    if (history.error !== null)
      return <Failure error={history.error} onRetry={() => void history.refetch()} />;
    return <SkeletonCells count={6} />;
  }
  const items = kinds.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <>
      <div className={styles.filter}>
        <Tabs label={t('filter.label')} items={items} value={kind} onChange={setKind} />
      </div>
      {records.length === 0 && (
        <NoOperations
          isEmpty={all.length === 0}
          hasMore={history.hasNextPage}
          onShowAll={() => setKind('all')}
        />
      )}
      <HistoryList pages={search.pages} shown={shown} isByHand={search.isByHand} />
    </>
  );
}

/** Keeps reading for this many operations without a match; then each press of the button reads as many more. */
const SEARCHED_AT_ONCE = 500;

function useSearch(
  history: OlderPages,
  all: readonly TimedOperation[],
  kind: OperationKind,
): { pages: OlderPages; isByHand: boolean } {
  const [searchedFrom, setSearchedFrom] = useState(0);
  const lastFound = all.findLastIndex(({ op }) => isOfKind(op[0], kind)) + 1;
  const isByHand = all.length - Math.max(lastFound, searchedFrom) >= SEARCHED_AT_ONCE;
  const pages: OlderPages = {
    hasNextPage: history.hasNextPage,
    isFetchingNextPage: history.isFetchingNextPage,
    isFetchNextPageError: history.isFetchNextPageError,
    fetchNextPage(options) {
      if (isByHand) setSearchedFrom(all.length);
      return history.fetchNextPage(options);
    },
  };
  return { pages, isByHand };
}

interface NoOperationsProps {
  isEmpty: boolean;
  hasMore: boolean;
  onShowAll: () => void;
}

function NoOperations({ isEmpty, hasMore, onShowAll }: NoOperationsProps) {
  const t = useAccountT();
  if (isEmpty) return <Placeholder icon="history" title={t('filter.empty')} action={null} />;
  return (
    <Placeholder
      icon="history"
      title={t('filter.nothing')}
      text={t(hasMore ? 'filter.nothingHint' : 'filter.nothingAtAll')}
      action={
        <Button kind="secondary" onPress={onShowAll}>
          {t('common.showAll')}
        </Button>
      }
    />
  );
}
