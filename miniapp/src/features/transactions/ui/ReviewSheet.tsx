import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Suspense, useEffect, useState } from 'react';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { type MainAction, useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet, type SheetProps } from '../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { useLeaving } from '../../account/model/useLeaving.ts';
import { useIsPinless } from '../../vault/model/useIsPinless.ts';
import { usePinTitle } from '../../vault/ui/pin/ForgotPin.tsx';
import { actOf } from '../model/acts.ts';
import { keyOf } from '../model/dangers.ts';
import { endOf, usePending } from '../model/pending.ts';
import {
  CANCELLED,
  closeReview,
  type ReviewOutcome,
  type ReviewRequest,
  useReview,
} from '../model/review.ts';
import { type OpenReview, useOpenReview } from '../model/useOpenReview.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPin } from './ReviewPin.tsx';
import { TransactionResult } from './TransactionResult.tsx';

const ProposalSheet = lazyPart(
  async () => (await import('../../proposals/ui/ProposalSheet.tsx')).ProposalSheet,
);

/** The transaction to sign, its confirmation, and then its result. */
export function ReviewSheet() {
  const request = useReview((review) => review.request);
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === request?.account));
  if (request === null) return null;
  // Keys that are not enough make no signature, but a proposal to those who sign as well.
  const sheet = <RequestedReview request={request} />;
  if (saved?.canSign !== false && request.isShared !== true) return sheet;
  return (
    <Suspense fallback={<NoAction />}>
      <ProposalSheet request={request}>{sheet}</ProposalSheet>
    </Suspense>
  );
}

/** The screen's own main action must not lie under a sheet that is still loading. */
function NoAction() {
  useMainAction('none');
  return null;
}

/** The current outcome of a review that signed this transaction, if any. */
function outcomeOf(id: string | null): ReviewOutcome {
  if (id === null) return CANCELLED;
  const transaction = usePending.getState().transactions.find((each) => each.id === id);
  const end = transaction === undefined ? null : endOf(transaction);
  return { state: end === 'refused' || end === 'expired' ? end : 'sent', id };
}

const repeated = (outcome: ReviewOutcome): ReviewOutcome =>
  outcome.state === 'cancelled' ? outcome : { ...outcome, isRepeated: true };

/** One sheet for all steps, so that its button never leaves its place: what is signed, the PIN, the result. */
function RequestedReview({ request }: { request: ReviewRequest }) {
  const t = useReviewT();
  const review = useOpenReview(request);
  const { id, shown } = review;
  // What is not signed yet would be lost; what is signed is looked after by TransactionResult.
  useUnsavedWork(id === null);
  const close = () => closeReview(outcomeOf(id));
  // While the signature is being made there is nothing to go back to.
  const onClose = review.isSigning ? undefined : close;
  useLeaving(onClose);
  const step = usePinStep(review);
  const pinTitle = usePinTitle();
  const action = useConfirmation(review, request.account, step);
  const canConfirm = action !== undefined && action.isLoading !== true && action.isDisabled !== true;
  useFocusOnButton(id !== null || (canConfirm && !step.isAsked) ? `${id}` : null);
  const sheet = (props: Omit<SheetProps, 'isOpen' | 'onClose'>) => (
    <Sheet isOpen onClose={onClose} {...props} />
  );
  if (id !== null && shown !== null) {
    const done = { label: t('common.done'), onPress: close };
    const onRepeat = request.canRepeat === true ? () => closeReview(repeated(outcomeOf(id))) : undefined;
    const children = (
      <TransactionResult
        id={id}
        prepared={shown.prepared}
        act={request.act ?? actOf(shown.prepared.operations)}
        onRetry={review.read}
        onRepeat={onRepeat}
      />
    );
    return sheet({ size: 'whole', title: t('transaction.title'), action: done, children });
  }
  if (step.isAsked && shown !== null) {
    const children = (
      <ReviewPin
        account={request.account}
        prepared={shown.prepared}
        review={review}
        onConfirm={step.confirm}
      />
    );
    return sheet({ size: 'tall', title: pinTitle, onBack: onClose && step.leave, action, children });
  }
  const children = <ReviewForm review={review} account={request.account} onConfirm={step.confirm} />;
  const size = review.dangers.length > 0 ? 'grown' : 'tall';
  return sheet({ size, title: t('common.review'), action, children });
}

/** Moves the focus to the sheet's button once it can be pressed, unless something else has it. `place` tells one such moment from another. */
function useFocusOnButton(place: string | null): void {
  useEffect(() => {
    // A title takes the focus only because a dialog must give it to something.
    const isFree = document.activeElement?.matches('body, [tabindex="-1"]') === true;
    if (place === null || messenger.hasMainButton || !isFree) return;
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.focus();
  }, [place]);
}

/** The second tap of a double tap on the form's button would land on this one, which lies in its place. */
const DOUBLE_TAP_MS = 300;

function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** The button of both steps before the signature; undefined where no press could help. */
function useConfirmation(review: OpenReview, account: string, step: PinStep): MainAction | undefined {
  const t = useReviewT();
  const isSettled = useIsSettled();
  const { shown, error, pin, dangers, consented, isSigning, isJudged } = review;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  if (error !== null && (shown === null || hasCode(error, 'keys.changed'))) return undefined;
  const isConsented = isJudged && dangers.every((danger) => consented.has(keyOf(danger)));
  // A wait after wrong PINs is explained in the PIN step.
  const isHindered = saved?.canSign !== true || shown?.prepared.shortage !== null || !isConsented;
  return {
    label: t('common.confirm'),
    onPress: step.confirm,
    isLoading: shown === null || isSigning || pin.isBusy || !isSettled,
    isDisabled: step.isAsked ? pin.waitSeconds > 0 : isHindered,
  };
}

interface PinStep {
  readonly isAsked: boolean;
  /** Signs; while the keys are locked, asks for the PIN first. A wallet without a PIN asks its sensor. */
  confirm(): void;
  leave(): void;
}

/** The second step of a review: locked keys ask for the PIN once the user confirms. */
function usePinStep(review: OpenReview): PinStep {
  const [isAsked, setAsked] = useState(false);
  const isPinless = useIsPinless();
  const sign = async () => {
    await review.confirm();
    // Unlocked but not signed: figures changed, and the user looks at them again.
    if (useSession.getState().isUnlocked) setAsked(false);
  };
  return {
    isAsked,
    confirm() {
      if (isAsked || isPinless || useSession.getState().isUnlocked) void sign();
      else setAsked(true);
    },
    leave: () => setAsked(false),
  };
}
