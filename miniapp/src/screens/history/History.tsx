import { Failure } from '../../components/Failure.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { useAccountHistory } from '../../data/history/history.ts';
import { useStaleSince } from '../../data/staleSince.ts';
import styles from '../../history/History.module.css';
import { HistoryList } from '../../history/HistoryList.tsx';
import { type HistoryRows, useHistoryRows } from '../../history/useHistoryRows.ts';
import { useUnlockRequest } from '../../history/useUnlockRequest.ts';
import { formatClock } from '../../i18n/dates.ts';
import { useT } from '../../i18n/useT.ts';
import { useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import { NoHistory } from './NoHistory.tsx';
import { PendingRows } from './PendingRows.tsx';

const nothing: never[] = [];

/** The operations of the account in use, newest first; new ones appear by themselves. */
export function History() {
  const t = useT();
  const account = useSession((session) => session.account);
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const history = useAccountHistory(account);
  const staleSince = useStaleSince(history);
  const shown = useHistoryRows(history.data ?? nothing, accountId);
  const { canUnlock, unlock } = useUnlockRequest();
  const hasHidden = shown.rows.some(({ description }) => description.memo !== null);
  return (
    <Page
      title={t('history.title')}
      {...(canUnlock && hasHidden
        ? { titleEnd: <IconButton icon="lock" label={t('history.unlockMemo')} onPress={unlock} /> }
        : {})}
    >
      <p className={styles.age} role="status">
        {staleSince === null ? '' : t('common.asOf', { time: formatClock(staleSince) })}
      </p>
      {account !== null && <PendingRows account={account} accountId={accountId} />}
      <div className={staleSince === null ? undefined : styles.stale}>
        <HistoryContent history={history} shown={shown} />
      </div>
    </Page>
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
    return (
      <Section>
        <SkeletonCells count={8} />
      </Section>
    );
  }
  if (history.data.length === 0) return <NoHistory />;
  return <HistoryList pages={history} shown={shown} />;
}
