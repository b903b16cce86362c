import { AppError } from '@xbts/shared/errors/appError.ts';
import { useEffect } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Steps, type StepsProps } from '../../../ui/display/Steps.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { isUncertain, type PendingTransaction, type TransactionPhase, usePending } from '../model/pending.ts';
import type { ReviewRequest } from '../model/review.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';
import styles from './ReviewSheet.module.css';

/** How many of the four steps are done in a phase. */
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
  // What a node has taken was sent, though no block holds it.
  const done = phase === 'expired' ? (wasTaken ? 2 : 1) : doneSteps[phase];
  const hasFailed = phase === 'expired' || phase === 'refused';
  const inBlock = blockStep(transaction, t);
  const labels = [t('transaction.signed'), t('transaction.sent'), inBlock, t('transaction.irreversible')];
  return labels.map((label, index) => ({
    label,
    state: index < done ? 'done' : index > done ? 'waiting' : hasFailed ? 'failed' : 'now',
  }));
}

type Refusals = NonNullable<ReviewRequest['refusals']>;

function Explanation({ transaction, refusals }: { transaction: PendingTransaction; refusals: Refusals }) {
  const { phase, error } = transaction;
  const t = useReviewT();
  // That a repeat came too late tells nothing of the first sending, and no more than that it has expired.
  const hasReason = error !== null && !(phase === 'expired' && error.code === 'chain.expired');
  const why = hasReason ? (refusals[error.code] ?? errorText(new AppError(error.code, error.facts))) : null;
  if (phase === 'lost') return <Notice>{t('transaction.lost')}</Notice>;
  if (phase === 'expired') {
    return (
      <Notice tone="warning">
        {t('transaction.expired')}
        {why !== null && <div>{why}</div>}
      </Notice>
    );
  }
  return phase === 'refused' && why !== null ? <Notice tone="error">{why}</Notice> : null;
}

function useSignals(transaction: PendingTransaction | undefined): void {
  const phase = transaction?.phase;
  useEffect(() => {
    if (phase === 'included') messenger.haptic('success');
    if (phase === 'expired' || phase === 'refused') messenger.haptic('error');
  }, [phase]);
  useUnsavedWork(transaction !== undefined && isUncertain(transaction));
}

export interface TransactionProgressProps {
  id: string;
  /** Sentences that replace the usual ones of a refusal. */
  refusals: Refusals;
  onRetry: () => void;
  onClose: () => void;
}

/** The life of a signed transaction, step by step; a new try is offered only when this one can never be applied. */
export function TransactionProgress({ id, refusals, onRetry, onClose }: TransactionProgressProps) {
  const t = useReviewT();
  const transaction = usePending(({ transactions }) => transactions.find((each) => each.id === id));
  useSignals(transaction);
  if (transaction === undefined) return null;
  const mayRetry = transaction.phase === 'expired' || transaction.phase === 'refused';
  return (
    <div className={styles.form}>
      <Steps steps={stepsOf(transaction, t)} />
      <Explanation transaction={transaction} refusals={refusals} />
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
