import { useState } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { useAccountHistory } from '../../data/history.ts';
import { useStaleSince } from '../../data/staleSince.ts';
import { formatClock } from '../../i18n/dates.ts';
import { useT } from '../../i18n/useT.ts';
import { useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import styles from './History.module.css';
import { HistoryCell } from './HistoryCell.tsx';
import { NoHistory } from './NoHistory.tsx';
import { OlderRows } from './OlderRows.tsx';
import { OperationSheet } from './OperationSheet.tsx';
import { PendingRows } from './PendingRows.tsx';
import { type HistoryRows, useHistoryRows } from './useHistoryRows.ts';
import { useUnlockRequest } from './useUnlockRequest.ts';

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
  const [openId, setOpenId] = useState<string | null>(null);
  const openRow = shown.rows.find(({ record }) => record.id === openId);
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
      <Section>
        {shown.rows.map((row) => (
          <HistoryCell key={row.record.id} row={row} shown={shown} onPress={() => setOpenId(row.record.id)} />
        ))}
      </Section>
      {history.hasNextPage && (
        <OlderRows
          isLoading={history.isFetchingNextPage}
          hasFailed={history.isFetchNextPageError}
          onLoad={() => void history.fetchNextPage({ cancelRefetch: false })}
        />
      )}
      {openRow !== undefined && (
        <OperationSheet row={openRow} shown={shown} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
