import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { formatMoment } from '../../../platform/i18n/dates.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { failureSentence } from '../../transactions/model/outcomes.ts';
import { isUnseen, type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { retryPath } from '../model/retryPath.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { MovementText } from '../ui/MovementText.tsx';
import { SummaryIcon } from '../ui/SummaryIcon.tsx';
import { summaryTitle } from '../ui/summaryTexts.ts';
import { type SignedRow, useSignedRows } from './useSignedRows.ts';

/** Minimum milliseconds on the screen for a row to count as seen. */
const SEEN_MS = 1_000;

/** The account's transactions that failed unobserved, newest first, each with its reason until it was seen. */
export function FailedRows({ account, accountId }: { account: string; accountId: string }) {
  const transactions = usePending((pending) => pending.transactions);
  const failed = transactions.filter((each) => each.account === account && isUnseen(each));
  return failed.length === 0 ? null : <Rows failed={failed} accountId={accountId} />;
}

function Rows({ failed, accountId }: { failed: readonly PendingTransaction[]; accountId: string }) {
  const t = useHistoryT();
  const { rows, named } = useSignedRows(failed, accountId);
  return (
    <Section header={t('history.failed')}>
      {rows.map((row) => (
        <Row key={row.transaction.id} row={row} named={named} />
      ))}
    </Section>
  );
}

interface RowProps {
  row: SignedRow;
  named: ReturnType<typeof useSignedRows>['named'];
}

function Row({ row: { transaction, summary }, named }: RowProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const [, navigate] = useLocation();
  const see = usePending((pending) => pending.see);
  const { id, signed, endedAt = 0 } = transaction;
  useSeenWhenLeft(id);
  const path = retryPath(signed.operations, named.assets, named.names);
  return (
    <div className={styles.pending}>
      <SummaryIcon summary={summary} named={named} />
      <span className={styles.pendingTexts}>
        <span>{summaryTitle(summary, named, t, titleOf)}</span>
        <small>{formatMoment(endedAt)}</small>
        <small role="alert">{failureSentence(transaction)}</small>
        {path !== null && (
          <Button
            kind="plain"
            onPress={() => {
              see([id]);
              navigate(path);
            }}
          >
            {t('common.retry')}
          </Button>
        )}
      </span>
      {summary.figures.slice(0, 1).map((movement) => (
        <MovementText key={movement.assetId} movement={movement} assets={named.assets} />
      ))}
      <IconButton icon="close" label={t('history.dismiss')} onPress={() => see([id])} />
    </div>
  );
}

/** Rows visible when History is left count as seen: they are gone the next time. */
function useSeenWhenLeft(id: string): void {
  const see = usePending((pending) => pending.see);
  useEffect(() => {
    const since = Date.now();
    return () => {
      if (Date.now() - since >= SEEN_MS) see([id]);
    };
  }, [id, see]);
}
