import { useState } from 'react';
import { useFullAccount } from '../../account/model/account.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { swapRequest } from './swapRequest.ts';
import { type ImpactConsent, useImpactConsent } from './useImpactConsent.ts';
import type { SwapForm } from './useSwapForm.ts';

export interface SwapReview {
  /** False if no press could help: no amount, no consent to a great price impact, or an issuer's ban. */
  isPossible: boolean;
  /** Accepts the current price as seen and opens the review. */
  open(): void;
  /** The id of the last swap signed here. */
  madeHere: string | null;
  /** The text typed to accept a great price impact. */
  consent: ImpactConsent;
}

/** Leads from the form to a signed swap. */
export function useReviewSwap(account: string, form: SwapForm, priceChanged: string | undefined): SwapReview {
  const t = useSwapT();
  const accountId = useFullAccount(account).data?.account.id;
  const [madeHere, setMadeHere] = useState<string | null>(null);
  const { quote, from, to, wish, fee, errors, forbidden } = form;
  const { plan } = quote;
  const consent = useImpactConsent(plan);
  const isFaultless = errors.pay === null && errors.get === null && errors.fee === null;
  const isAllowed = forbidden === undefined && (plan === undefined || consent.covers(plan));

  const action = useReviewAction(async () => {
    // Waits for a pending quote: the shown one belongs to another amount or to older pools.
    if (!isFaultless || forbidden !== undefined || wish === undefined) return 'wrong';
    const quoted = await quote.settled();
    // The pools or the wish changed during the wait: the press applies to the new quote.
    if (quoted === undefined || accountId === undefined || from === undefined || to === undefined)
      return 'waiting';
    if (quoted === null || !consent.covers(quoted.plan)) return 'wrong';
    quote.accept(quoted.plan);
    // The consent was given for this review only, whatever its outcome.
    consent.forget();
    const { plan: taken, saving, hopCost, poolIds } = quoted;
    const venues = { poolIds, pairs: form.pairs };
    const shown = { plan: taken, saving, venues, from, to, t };
    const order = { account, accountId, feeAssetId: fee.feeAssetId, ...shown };
    return swapRequest({ ...order, wish: { ...wish, hopCost }, priceChanged });
  });
  const open = async () => {
    const outcome = await action.open();
    if (outcome.state === 'cancelled') return;
    setMadeHere(outcome.id);
    if (outcome.state === 'sent') form.change({ side: 'in', text: '' });
  };
  return {
    isPossible: wish !== undefined && isAllowed && isFaultless,
    open: () => void open(),
    madeHere,
    consent,
  };
}
