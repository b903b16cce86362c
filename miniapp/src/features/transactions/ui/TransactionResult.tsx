import { neededWitnesses } from '@xbts/shared/protocol/witnessSet.ts';
import { useEffect } from 'react';
import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { classNames } from '../../../ui/display/classNames.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { RoundButton } from '../../../ui/inputs/RoundButton.tsx';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import type { Act } from '../model/acts.ts';
import { failureText, watchSteps } from '../model/outcomes.ts';
import { hasFailed, isUncertain, isUnseen, type PendingTransaction, usePending } from '../model/pending.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';
import { LinesText, Moved } from './ReviewLines.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './TransactionResult.module.css';
import { TransactionSteps } from './TransactionSteps.tsx';

export interface TransactionResultProps {
  id: string;
  /** What was signed. */
  prepared: PreparedReview;
  act: Act;
  /** Reads everything again for another try. */
  onRetry: () => void;
  /** Returns to the filled form; undefined where the same thing is not done twice. */
  onRepeat: (() => void) | undefined;
}

/** What became of a signed transaction: its one word, what moved, to whom; the chain's own steps are folded. */
export function TransactionResult({ id, prepared, act, onRetry, onRepeat }: TransactionResultProps) {
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
  const { blockNumber } = transaction;
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Ring transaction={transaction} />
        <p className={styles.word} role="status">
          {wordOf(transaction, act, t)}
        </p>
        <ResultAmounts prepared={prepared} />
        <ResultParty prepared={prepared} />
        <Explanation transaction={transaction} />
        <div className={styles.actions}>
          {blockNumber !== null && (
            <>
              <ShareButton transaction={transaction} prepared={prepared} word={wordOf(transaction, act, t)} />
              <RoundButton
                icon="explorer"
                label={t('common.explorer')}
                onPress={() => messenger.openLink(blockLink(blockNumber))}
              />
              {onRepeat !== undefined && (
                <RoundButton icon="refresh" label={t('result.again')} onPress={onRepeat} />
              )}
            </>
          )}
          {canTryAgain(transaction) && (
            <RoundButton icon="refresh" label={t('common.retry')} onPress={onRetry} />
          )}
          {blockNumber === null && !hasFailed(transaction) && <p>{t('review.signedOnly')}</p>}
        </div>
      </div>
      <section className={styles.details}>
        <Disclosure title={t('common.details')} note={noteOf(transaction, t)}>
          <TransactionSteps transaction={transaction} />
        </Disclosure>
      </section>
    </div>
  );
}

const isInBlock = ({ phase }: PendingTransaction): boolean =>
  phase === 'included' || phase === 'irreversible';

const words = {
  sent: 'result.sent',
  swapped: 'result.swapped',
  added: 'result.added',
  removed: 'result.removed',
  staked: 'result.staked',
  claimed: 'result.claimed',
  ordered: 'result.ordered',
  cancelled: 'result.cancelled',
  proposed: 'result.proposed',
  created: 'result.created',
  done: 'common.done',
} as const;

function wordOf(transaction: PendingTransaction, act: Act, t: TranslateReview): string {
  if (isInBlock(transaction)) return t(words[act]);
  if (!hasFailed(transaction)) return t('result.sending');
  return t(transaction.phase === 'expired' ? 'result.expired' : 'result.failed');
}

/** Refusals that come again at every try: of the keys, of the chain's state, of an issuer. */
const LASTING: readonly string[] = [
  'chain.missing_authority',
  'chain.missing_owner_authority',
  'chain.transaction_too_large',
  'chain.pool_owner_first',
  'chain.pool_not_empty',
  'chain.pool_share_asset_taken',
  'chain.order_gone',
  'chain.order_not_owned',
  'chain.name_taken',
  'chain.symbol_taken',
  'chain.not_lifetime_member',
  'chain.already_lifetime_member',
  'chain.sender_not_whitelisted',
  'chain.recipient_not_whitelisted',
  'chain.transfer_restricted',
  'chain.market_forbidden',
];

/** Another try is offered where it can help, and where the first one is known to be dead by more than one word. */
function canTryAgain(transaction: PendingTransaction): boolean {
  const { phase, isOneWord, error } = transaction;
  if (!hasFailed(transaction)) return false;
  return phase === 'expired' ? isOneWord !== true : !LASTING.includes(error?.code ?? '');
}

/** A block every three seconds; each witness has its turn before it has a second one. */
const BLOCK_SECONDS = 3;

function noteOf(transaction: PendingTransaction, t: TranslateReview): string {
  const { phase, proof } = transaction;
  if (phase === 'irreversible') return t('transaction.irreversible');
  if (hasFailed(transaction)) return t('review.noBlock');
  if (phase !== 'included') return t('common.waitingForBlock');
  if (proof === undefined || proof.signed === 0) return t('result.notFinal');
  const missing = Math.max(1, neededWitnesses(proof.active) - proof.signed);
  return t('result.finalIn', { seconds: missing * BLOCK_SECONDS });
}

function Ring({ transaction }: { transaction: PendingTransaction }) {
  if (isInBlock(transaction))
    return (
      <span className={classNames(styles.ring, styles.good)}>
        <Icon name="check" size={44} />
      </span>
    );
  if (hasFailed(transaction))
    return (
      <span className={classNames(styles.ring, styles.bad)}>
        <Icon name="close" size={44} />
      </span>
    );
  return <span className={classNames(styles.ring, styles.busy, 'turning')} />;
}

/** What left, large; of an exchange also what it brings at least, small. Without either, nothing: a vote, a cancelled order. */
function ResultAmounts({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const { leaves, arrives, wants } = prepared;
  const [given, got] = leaves.length > 0 ? [leaves, [...arrives, ...wants]] : [arrives, wants];
  return (
    <>
      <Moved lines={given} />
      {got.length > 0 && (
        <div className={styles.got}>
          {t(arrives.length > 0 ? 'review.youGet' : 'review.onceSold')} <LinesText lines={got} />
        </div>
      )}
    </>
  );
}

function ResultParty({ prepared: { recipients } }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const [first] = recipients;
  if (first === undefined) return null;
  return (
    <p className={styles.party}>
      {recipients.length === 1 && <AccountIcon name={first.name} size={28} />}
      <span>
        {recipients.length === 1
          ? t('result.to', { name: first.name })
          : t('result.toMany', { count: recipients.length })}
      </span>
    </p>
  );
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
