import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { useT } from '../../i18n/useT.ts';
import { type TransactionPhase, usePending } from '../../stores/pending.ts';
import styles from './History.module.css';

const texts = {
  signed: 'history.pendingSigned',
  lost: 'history.pendingLost',
  sent: 'history.pendingSent',
} as const;

const isOnTheWay = (phase: TransactionPhase): phase is keyof typeof texts => phase in texts;

/** Transactions of the account that are in no block yet. */
export function PendingRows({ account }: { account: string }) {
  const t = useT();
  const transactions = usePending((pending) => pending.transactions);
  const rows = transactions.flatMap((each) =>
    each.account === account && isOnTheWay(each.phase) ? [{ id: each.id, phase: each.phase }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <Section header={t('history.onTheWay')}>
      {rows.toReversed().map(({ id, phase }) => (
        <Cell
          key={id}
          before={
            <span className={styles.icon}>
              <Icon name="refresh" size={22} />
            </span>
          }
          title={t(texts[phase])}
          subtitle={id.slice(0, 16)}
        />
      ))}
    </Section>
  );
}
