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

// Longer than an ordinary error: it comes unasked, and there is something to press.
const TOLD_MS = 10_000;

/** Transactions whose steps are on the screen: what becomes of them is seen there. */
const watched = new Set<string>();

/** The steps of a transaction are on the screen until the returned function is called. */
export function watchSteps(id: string): () => void {
  watched.add(id);
  return () => {
    watched.delete(id);
  };
}

/** Why a transaction came to nothing, in the user's language; null when no more is known than that it did. */
export function failureText({ phase, error, refusals }: PendingTransaction): string | null {
  // That a repeat came too late says nothing of the first sending, and no more than that it has expired.
  if (error === null || (phase === 'expired' && error.code === 'chain.expired')) return null;
  return refusals?.[error.code] ?? errorText(new AppError(error.code, error.facts));
}

/** What happened to a transaction that came to nothing, in one text. */
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
  // Its row is in the history of the account that signed it.
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
  // Held as long as this page lives: a tab that reads the store a moment too early finds the word taken.
  void navigator.locks.request(`xbts.told.${transaction.id}.${end}`, { ifAvailable: true }, (lock) => {
    if (lock === null) return undefined;
    once();
    return new Promise(() => undefined);
  });
}

const isDue = (transaction: PendingTransaction): boolean =>
  transaction.endedAt !== undefined && (endOf(transaction) ?? transaction.told) !== transaction.told;

/** A tab that nobody looks at leaves the telling to another, or to the moment when somebody looks. */
function tellDue(): void {
  if (document.visibilityState !== 'visible') return;
  const due = usePending.getState().transactions.filter(isDue);
  if (due.length === 0) return;
  const tellAll = () => {
    for (const each of due) tell(each);
  };
  // Without the texts the general sentence is said: better than nothing.
  Promise.all([loadErrorTexts(), reviewTexts.load(translator.language)]).then(tellAll, tellAll);
}

let isTelling = false;

/** Tells from now on what becomes of transactions, wherever the user is, and what has become of them meanwhile. */
export function tellOutcomes(): void {
  if (!isTelling) {
    isTelling = true;
    usePending.subscribe(tellDue);
    document.addEventListener('visibilitychange', tellDue);
  }
  tellDue();
}
