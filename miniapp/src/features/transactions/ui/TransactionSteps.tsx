import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { Steps, type StepsProps } from '../../../ui/display/Steps.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { hasFailed, type PendingTransaction, type TransactionPhase } from '../model/pending.ts';
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

/** The life of a signed transaction on the chain: its steps, its proof, its id. */
export function TransactionSteps({ transaction }: { transaction: PendingTransaction }) {
  const t = useReviewT();
  const { id } = transaction;
  return (
    <div className={styles.life}>
      <Steps steps={stepsOf(transaction, t)} />
      <InclusionProof transaction={transaction} />
      <div className={styles.id}>
        <span className={styles.label}>{t('transaction.id')}</span>
        <code>{id}</code>
        <CopyIconButton text={id} label={t('transaction.copyId')} />
      </div>
    </div>
  );
}
