import { Section } from '../../../ui/lists/Section.tsx';
import { type TransactionPhase, usePending } from '../../transactions/model/pending.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { MovementText } from '../ui/MovementText.tsx';
import { SummaryIcon } from '../ui/SummaryIcon.tsx';
import { summaryTitle } from '../ui/summaryTexts.ts';
import { useSignedRows } from './useSignedRows.ts';

const texts = {
  signed: 'history.pendingSigned',
  lost: 'history.pendingLost',
  sent: 'history.pendingSent',
} as const;

const isOnTheWay = (phase: TransactionPhase): phase is keyof typeof texts => phase in texts;

/** The account's unconfirmed transactions, on top of history, newest first. */
export function PendingRows({ account, accountId }: { account: string; accountId: string }) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const transactions = usePending((pending) => pending.transactions);
  const sent = transactions.filter((each) => each.account === account && isOnTheWay(each.phase));
  const { rows, named } = useSignedRows(sent, accountId);
  if (rows.length === 0) return null;
  return (
    <Section header={t('history.onTheWay')}>
      {rows.map(({ transaction: { id, phase }, summary }) => (
        <div key={id} className={styles.pending}>
          <SummaryIcon summary={summary} named={named} />
          <span className={styles.pendingTexts}>
            <span>{summaryTitle(summary, named, t, titleOf)}</span>
            {isOnTheWay(phase) && <small>{t(texts[phase])}</small>}
          </span>
          {summary.figures.slice(0, 1).map((movement) => (
            <MovementText key={movement.assetId} movement={movement} assets={named.assets} />
          ))}
        </div>
      ))}
    </Section>
  );
}
