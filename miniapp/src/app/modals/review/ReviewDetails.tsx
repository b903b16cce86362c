import { AccountIcon } from '../../../components/AccountIcon.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useScamAccounts } from '../../../data/scamLists.ts';
import { useT } from '../../../i18n/useT.ts';
import { movementOf } from './movements.ts';
import type { PreparedReview } from './prepareReview.ts';
import styles from './ReviewSheet.module.css';
import type { Line } from './reviewSums.ts';

const linesText = (lines: readonly Line[]) =>
  lines.map(({ assetId, units, precision, symbol }) => (
    <div key={assetId}>
      <AmountText units={units} precision={precision} symbol={symbol} />
    </div>
  ));

/** What leaves, what arrives at least, to whom, the message and the fee: all from the operations that are signed. */
export function ReviewDetails({ prepared }: { prepared: PreparedReview }) {
  const t = useT();
  const scam = useScamAccounts();
  const { leaves, arrives, fees, memos, payer, recipients, operations } = prepared;
  const suspicious = recipients.filter(({ name }) => scam.has(name));
  return (
    <>
      {leaves.length > 0 && (
        <div className={styles.moved}>
          <span className={styles.label}>{t('review.youSend')}</span>
          <div className={styles.amount}>{linesText(leaves)}</div>
        </div>
      )}
      {arrives.length > 0 && (
        <div className={styles.moved}>
          <span className={styles.label}>{t('review.youGet')}</span>
          <div className={styles.amount}>{linesText(arrives)}</div>
        </div>
      )}
      {operations.map(movementOf).map(
        ({ change }) =>
          change !== undefined && (
            <Notice key={change} tone="warning">
              {t(change)}
            </Notice>
          ),
      )}
      {suspicious.map(({ name }) => (
        <Notice key={name} tone="error">
          {t('review.scam', { account: name })}
        </Notice>
      ))}
      <Facts
        rows={[
          ...recipients.map(({ id, name }) => ({
            label: t('review.to'),
            value: <Party id={id} name={name} />,
          })),
          { label: t('review.from'), value: <Party id={payer.id} name={payer.name} /> },
          ...memos.map(({ text }) => ({
            label: t('review.memo'),
            value: <span className={styles.memo}>{text}</span>,
          })),
          { label: t('review.fee'), value: linesText(fees) },
        ]}
      />
    </>
  );
}

function Party({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.party}>
      <AccountIcon name={name} size={24} />
      <span>
        <strong>{name}</strong> <small>{id}</small>
      </span>
    </span>
  );
}
