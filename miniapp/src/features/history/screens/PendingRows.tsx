import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAssets } from '../../assets/model/assets.ts';
import {
  type PendingTransaction,
  type TransactionPhase,
  usePending,
} from '../../transactions/model/pending.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { describeOperation } from '../model/describeOperation.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { MovementText } from '../ui/MovementText.tsx';
import { operationHeading } from '../ui/operationHeading.ts';
import { RowIcon } from '../ui/RowIcon.tsx';

const texts = {
  signed: 'history.pendingSigned',
  lost: 'history.pendingLost',
  sent: 'history.pendingSent',
} as const;

const isOnTheWay = (phase: TransactionPhase): phase is keyof typeof texts => phase in texts;

/** The account's signed and unconfirmed transactions, newest first. */
function onTheWay(transactions: readonly PendingTransaction[], account: string, accountId: string) {
  return [...transactions].reverse().flatMap(({ id, account: payer, phase, signed: { operations } }) =>
    payer === account && isOnTheWay(phase)
      ? operations.map((op, index) => ({
          key: `${id} ${index}`,
          text: texts[phase],
          description: describeOperation({ op: [op[0], { ...op[1] }], result: [0, {}] }, accountId),
        }))
      : [],
  );
}

/** The account's unconfirmed transactions, on top of history. */
export function PendingRows({ account, accountId }: { account: string; accountId: string }) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const transactions = usePending((pending) => pending.transactions);
  const rows = onTheWay(transactions, account, accountId);
  const assets = useAssets(
    rows.flatMap(({ description }) => description.movements.map(({ assetId }) => assetId)),
  );
  const names = useAccountNames(rows.flatMap(({ description: { counterparty } }) => counterparty ?? []));
  if (rows.length === 0) return null;
  return (
    <Section header={t('history.onTheWay')}>
      {rows.map(({ key, text, description }) => (
        <div key={key} className={styles.pending}>
          <RowIcon description={description} names={names} />
          <span className={styles.pendingTexts}>
            <span>{operationHeading(description, names, t, titleOf)}</span>
            <small>{t(text)}</small>
          </span>
          {description.movements.slice(0, 1).map((movement) => (
            <MovementText key={movement.assetId} movement={movement} assets={assets} />
          ))}
        </div>
      ))}
    </Section>
  );
}
