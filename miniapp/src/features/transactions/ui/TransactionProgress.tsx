import { useEffect } from 'react';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Steps, type StepsProps } from '../../../ui/display/Steps.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { failureText, watchSteps } from '../model/outcomes.ts';
import {
  hasFailed,
  isUncertain,
  isUnseen,
  type PendingTransaction,
  type TransactionPhase,
  usePending,
} from '../model/pending.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';
import { InclusionProof } from './InclusionProof.tsx';
import styles from './ReviewSheet.module.css';

/** The number of completed steps of the four in a phase. */
const doneSteps: Record<Exclude<TransactionPhase, 'expired'>, number> = {
  signed: 1,
  lost: 1,
  sent: 2,
  included: 3,
  irreversible: 4,
  refused: 1,
};

function blockStep({ phase, blockNumber }: PendingTransaction, t: TranslateReview): string {
  if (phase === 'expired') return t('review.noBlock');
  if (blockNumber === null) return t('common.waitingForBlock');
  return t('transaction.included', { number: formatInteger(blockNumber) });
}

function stepsOf(transaction: PendingTransaction, t: TranslateReview): StepsProps['steps'] {
  const { phase, wasTaken = false } = transaction;
  // A transaction that a node accepted was sent, even if no block holds it.
  const done = phase === 'expired' ? (wasTaken ? 2 : 1) : doneSteps[phase];
  const isFailed = hasFailed(transaction);
  const inBlock = blockStep(transaction, t);
  const labels = [t('transaction.signed'), t('transaction.sent'), inBlock, t('transaction.irreversible')];
  return labels.map((label, index) => ({
    label,
    state: index < done ? 'done' : index > done ? 'waiting' : isFailed ? 'failed' : 'now',
  }));
}

function Explanation({ transaction }: { transaction: PendingTransaction }) {
  const t = useReviewT();
  const why = failureText(transaction);
  switch (transaction.phase) {
    case 'lost':
      return <Notice>{t('transaction.lost')}</Notice>;
    case 'expired':
      return (
        <Notice tone="warning">
          {t(transaction.isOneWord === true ? 'transaction.expiredOneNode' : 'transaction.expired')}
          {why !== null && <div>{why}</div>}
        </Notice>
      );
    case 'refused':
      return why !== null && <Notice tone="error">{why}</Notice>;
    default:
      return null;
  }
}

export interface TransactionProgressProps {
  id: string;
  onRetry: () => void;
  onClose: () => void;
}

/** The life of a signed transaction, step by step; offers a new try only when this one can never be applied. */
export function TransactionProgress({ id, onRetry, onClose }: TransactionProgressProps) {
  const t = useReviewT();
  const transaction = usePending(({ transactions }) => transactions.find((each) => each.id === id));
  useUnsavedWork(transaction !== undefined && isUncertain(transaction));
  useEffect(() => {
    const stop = watchSteps(id);
    return () => {
      stop();
      // The reason was shown here: a user who leaves has seen it.
      const left = usePending.getState().transactions.find((each) => each.id === id);
      if (left !== undefined && isUnseen(left)) usePending.getState().see([id]);
    };
  }, [id]);
  if (transaction === undefined) return null;
  const mayRetry = hasFailed(transaction);
  return (
    <div className={styles.life}>
      <Steps steps={stepsOf(transaction, t)} />
      <Explanation transaction={transaction} />
      <InclusionProof transaction={transaction} />
      <div className={styles.id}>
        <span className={styles.label}>{t('transaction.id')}</span>
        <code>{id}</code>
        <CopyIconButton text={id} label={t('transaction.copyId')} />
      </div>
      {mayRetry && (
        <Button isStretched onPress={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <Button kind={mayRetry ? 'secondary' : 'primary'} isStretched onPress={onClose}>
        {isUncertain(transaction) ? t('common.close') : t('common.done')}
      </Button>
      {isUncertain(transaction) && <p className={styles.final}>{t('review.signedOnly')}</p>}
    </div>
  );
}
