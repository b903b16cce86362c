import { useState } from 'react';
import { ageKey } from '../../../platform/chain/served.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Tabs } from '../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountHistory } from '../../accounts/model/accountHistory.ts';
import { useAccounts } from '../../accounts/model/accounts.ts';
import { useSession } from '../../accounts/model/session.ts';
import { OrderNewsRows } from '../../notices/ui/OrderNewsRows.tsx';
import { filteredRows, type HistoryFilter, historyFilters } from '../model/historyFilter.ts';
import { type HistoryRows, useHistoryRows } from '../model/useHistoryRows.ts';
import { useUnlockRequest } from '../model/useUnlockRequest.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { HistoryList } from '../ui/HistoryList.tsx';
import { FailedRows } from './FailedRows.tsx';
import { NoHistory } from './NoHistory.tsx';
import { PendingRows } from './PendingRows.tsx';

const nothing: never[] = [];

/** The operations of the account in use, newest first; new ones appear by themselves. */
export function History() {
  const t = useHistoryT();
  const account = useSession((session) => session.account);
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const history = useAccountHistory(account);
  const staleSince = useStaleSince(history);
  const shown = useHistoryRows(history.data ?? nothing, accountId);
  const { canUnlock, unlock } = useUnlockRequest();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const filtered = { ...shown, rows: filteredRows(shown.rows, filter) };
  // Who has only sent and received needs no filter.
  const hasTraded =
    filter !== 'all' ||
    filteredRows(shown.rows, 'orders').length > 0 ||
    filteredRows(shown.rows, 'trades').length > 0;
  const hasHidden = shown.rows.some(({ description }) => description.memo !== null);
  return (
    <div className="wide-column">
      <Page
        title={t('common.history')}
        {...(canUnlock && hasHidden
          ? { titleEnd: <IconButton icon="lock" label={t('history.unlockMemo')} onPress={unlock} /> }
          : {})}
      >
        <p className={styles.age} role="status">
          {staleSince === null ? '' : t(ageKey(staleSince), { time: formatClock(staleSince) })}
        </p>
        {account !== null && <OrderNewsRows account={account} />}
        {account !== null && <FailedRows account={account} accountId={accountId} />}
        {account !== null && <PendingRows account={account} accountId={accountId} />}
        <div className={staleSince === null ? undefined : styles.stale}>
          {hasTraded && (
            <Tabs
              label={t('history.filter')}
              items={historyFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
              value={filter}
              onChange={setFilter}
            />
          )}
          <HistoryContent
            history={history}
            shown={filtered}
            onShowAll={filter === 'all' ? undefined : () => setFilter('all')}
          />
        </div>
      </Page>
    </div>
  );
}

interface HistoryContentProps {
  history: ReturnType<typeof useAccountHistory>;
  shown: HistoryRows;
  /** Where a filter is set: takes it away. */
  onShowAll: (() => void) | undefined;
}

function HistoryContent({ history, shown, onShowAll }: HistoryContentProps) {
  const t = useHistoryT();
  if (history.data === undefined) {
    if (history.error !== null)
      return <Failure error={history.error} onRetry={() => void history.refetch()} />;
    return (
      <Section>
        <SkeletonCells count={8} />
      </Section>
    );
  }
  if (history.data.length === 0) return <NoHistory />;
  return (
    <>
      {onShowAll !== undefined && shown.rows.length === 0 && (
        <NothingFound title={t('history.noneHere')} onShowAll={onShowAll} />
      )}
      {/* A filter may leave nothing of page after page: older ones wait for the button. */}
      <HistoryList pages={history} shown={shown} isByHand={onShowAll !== undefined} />
    </>
  );
}
