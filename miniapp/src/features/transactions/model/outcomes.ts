import { AppError } from '@xbts/shared/errors/appError.ts';
import { navigate } from 'wouter/use-browser-location';
import { errorText, loadErrorTexts } from '../../../platform/i18n/errorText.ts';
import { translator } from '../../../platform/i18n/language.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useSession } from '../../account/model/session.ts';
import { reviewTexts } from '../texts/reviewTexts.ts';
import { endOf, hasFailed, type PendingTransaction, usePending } from './pending.ts';

// Longer than an ordinary error: it is unexpected and has a button.
const TOLD_MS = 10_000;

/** Transactions whose steps are on the screen: the user sees their outcome there. */
const watched = new Set<string>();

/** Marks the steps of a transaction as visible until the returned function is called. */
export function watchSteps(id: string): () => void {
  watched.add(id);
  return () => {
    watched.delete(id);
  };
}

/** Why a transaction failed, in the user's language; null when the reason is unknown. */
export function failureText({ phase, error, refusals }: PendingTransaction): string | null {
  // A repeat that came too late says nothing about the first sending beyond its expiration.
  if (error === null || (phase === 'expired' && error.code === 'chain.expired')) return null;
  return refusals?.[error.code] ?? errorText(new AppError(error.code, error.facts));
}

/** The outcome of a failed transaction in one text. */
export function failureSentence(transaction: PendingTransaction): string {
  const why = failureText(transaction);
  if (transaction.phase !== 'expired') return why ?? reviewTexts.translate('common.failed');
  return [reviewTexts.translate('transaction.expired'), ...(why === null ? [] : [why])].join(' ');
}

function say(transaction: PendingTransaction): void {
  const { id, account, success, blockNumber } = transaction;
  const isWatched = watched.has(id);
  const t = reviewTexts.translate;
  if (!hasFailed(transaction)) {
    messenger.haptic('success');
    if (success !== undefined) showToast('success', success);
    else if (!isWatched)
      showToast('success', t('outcome.done', { account, number: formatInteger(blockNumber ?? 0) }));
    return;
  }
  messenger.haptic('error');
  if (isWatched) return;
  const text = `${t('outcome.failed', { account })} ${failureSentence(transaction)}`;
  // The history of the signing account contains its row.
  const isOwn = useSession.getState().account === account;
  const toRow = { label: t('common.history'), onPress: () => navigate('/history') };
  showToast('error', text, TOLD_MS, isOwn ? toRow : undefined);
}

function tell(transaction: PendingTransaction): void {
  const end = endOf(transaction) ?? undefined;
  const once = () => {
    if (usePending.getState().tell(transaction.id, end)) say(transaction);
  };
  if (navigator.locks === undefined) {
    once();
    return;
  }
  // Held for the life of this page: a tab that reads the store a moment too early finds the lock taken.
  void navigator.locks.request(`xbts.told.${transaction.id}.${end}`, { ifAvailable: true }, (lock) => {
    if (lock === null) return undefined;
    once();
    return new Promise(() => undefined);
  });
}

const isDue = (transaction: PendingTransaction): boolean =>
  transaction.endedAt !== undefined && (endOf(transaction) ?? transaction.told) !== transaction.told;

/** A hidden tab leaves the report to another tab, or delays it until it is visible. */
function tellDue(): void {
  if (document.visibilityState !== 'visible') return;
  const due = usePending.getState().transactions.filter(isDue);
  if (due.length === 0) return;
  const tellAll = () => {
    for (const each of due) tell(each);
  };
  // Without the specific texts, show the general sentence.
  Promise.all([loadErrorTexts(), reviewTexts.load(translator.language)]).then(tellAll, tellAll);
}

let isTelling = false;

/** Starts reporting the outcomes of transactions on any screen, including those that ended before this start. */
export function tellOutcomes(): void {
  if (!isTelling) {
    isTelling = true;
    usePending.subscribe(tellDue);
    document.addEventListener('visibilitychange', tellDue);
  }
  tellDue();
}
