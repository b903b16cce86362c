import { Suspense, useState } from 'react';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountHistory } from '../../account/model/accountHistory.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { OrderNewsRows } from '../../notices/ui/OrderNewsRows.tsx';
import { emptyForm, type FilterForm, isEmptyForm } from '../model/statement/filterForm.ts';
import { type HistoryRows, useHistoryRows } from '../model/useHistoryRows.ts';
import { useUnlockRequest } from '../model/useUnlockRequest.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { HistoryList } from '../ui/HistoryList.tsx';
import { NoHistory } from '../ui/NoHistory.tsx';
import { HistoryTools } from '../ui/statement/HistoryTools.tsx';
import { FailedRows } from './FailedRows.tsx';
import { PendingRows } from './PendingRows.tsx';

const StatementView = lazyPart(async () => (await import('../ui/statement/StatementView.tsx')).StatementView);

const nothing: never[] = [];

/** The current account's operations, newest first, with new ones as they come. A filter covers the whole history. */
export function History() {
  const t = useHistoryT();
  const account = useSession((session) => session.account);
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const history = useAccountHistory(account);
  const staleSince = useStaleSince(history);
  const shown = useHistoryRows(history.data ?? nothing, accountId);
  const { canUnlock, unlock } = useUnlockRequest();
  const [form, setForm] = useState<FilterForm>(emptyForm);
  const isFiltered = !isEmptyForm(form) && account !== null;
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
        {account !== null && shown.rows.length > 0 && (
          <HistoryTools account={account} accountId={accountId} form={form} onChange={setForm} />
        )}
        <div className={staleSince === null ? undefined : styles.stale}>
          {isFiltered ? (
            <Suspense fallback={<Loading />}>
              <StatementView account={account} accountId={accountId} form={form} onChange={setForm} />
            </Suspense>
          ) : (
            <HistoryContent history={history} shown={shown} />
          )}
        </div>
      </Page>
    </div>
  );
}

interface HistoryContentProps {
  history: ReturnType<typeof useAccountHistory>;
  shown: HistoryRows;
}

function HistoryContent({ history, shown }: HistoryContentProps) {
  if (history.data === undefined) {
    if (history.error !== null)
      return <Failure error={history.error} onRetry={() => void history.refetch()} />;
    return <Loading />;
  }
  if (history.data.length === 0) return <NoHistory />;
  return <HistoryList pages={history} shown={shown} />;
}

function Loading() {
  return (
    <Section>
      <SkeletonCells count={8} />
    </Section>
  );
}
