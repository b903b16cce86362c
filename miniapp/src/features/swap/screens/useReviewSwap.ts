import { useState } from 'react';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { useFullAccount } from '../../accounts/model/account.ts';
import { usePending } from '../../transactions/model/pending.ts';
import { openReview } from '../../transactions/model/review.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { swapRequest } from './swapRequest.ts';
import { type ImpactConsent, useImpactConsent } from './useImpactConsent.ts';
import type { SwapForm } from './useSwapForm.ts';
import type { QuotedPlan } from './useSwapQuote.ts';

export interface SwapReview {
  /** False where no press could help: nothing is typed, a great price impact is not consented to, an issuer forbids it. */
  isPossible: boolean;
  /** Takes the present price as seen and opens the review. */
  open(): void;
  /** The id of the swap that was signed here last. */
  madeHere: string | null;
  /** What was typed to accept a great price impact. */
  consent: ImpactConsent;
}

/** True when a signed transaction has come to nothing: what was typed is still wanted then. */
function hasFailed(id: string): boolean {
  const phase = usePending.getState().transactions.find((each) => each.id === id)?.phase;
  return phase === 'expired' || phase === 'refused';
}

/** The way from the form to a signed swap. */
export function useReviewSwap(account: string, form: SwapForm, priceChanged: string | undefined): SwapReview {
  const t = useSwapT();
  const accountId = useFullAccount(account).data?.account.id;
  const [madeHere, setMadeHere] = useState<string | null>(null);
  const { quote, from, to, wish, fee, errors, forbidden } = form;
  const { plan } = quote;
  const consent = useImpactConsent(plan);
  const isFaultless = errors.pay === null && errors.get === null && errors.fee === null;
  const isAllowed = forbidden === undefined && (plan === undefined || consent.covers(plan));

  const review = async ({ plan: taken, hopCost, poolIds }: QuotedPlan) => {
    if (accountId === undefined || wish === undefined || from === undefined || to === undefined) return;
    const order = { account, accountId, feeAssetId: fee.feeAssetId, plan: taken, poolIds, from, to, t };
    const { id } = await openReview(swapRequest({ ...order, wish: { ...wish, hopCost }, priceChanged }));
    consent.forget();
    if (id === null) return;
    setMadeHere(id);
    if (!hasFailed(id)) form.change({ side: 'in', text: '' });
  };

  // A quote that is on its way is waited for: what is shown till then is of another amount, or of the pools before.
  const open = async () => {
    const quoted = isFaultless && forbidden === undefined ? await quote.settled() : undefined;
    if (quoted === undefined || !consent.covers(quoted.plan)) {
      messenger.haptic('warning');
      return;
    }
    quote.accept(quoted.plan);
    await review(quoted);
  };
  return {
    isPossible: wish !== undefined && isAllowed && isFaultless,
    open: () => void open(),
    madeHere,
    consent,
  };
}
