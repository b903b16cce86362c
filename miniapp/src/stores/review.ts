import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { create } from 'zustand';

/** The text of a memo for the operation at `index`; it is encrypted to the account that operation pays. */
export interface MemoDraft {
  readonly index: number;
  readonly text: string;
}

/** What a screen asks the user to confirm. Fees are read from the chain when the sheet opens; what stands in them is replaced. */
export interface ReviewRequest {
  /** The name of the account that pays. */
  readonly account: string;
  readonly operations: readonly Operation[];
  readonly memos?: readonly MemoDraft[];
  /** The asset the fees are paid in. */
  readonly feeAssetId: string;
}

/** The id of the transaction that was signed (its life is in stores/pending), or null when nothing was. */
export interface ReviewOutcome {
  readonly id: string | null;
}

interface Review {
  request: ReviewRequest | null;
  onEnd: (outcome: ReviewOutcome) => void;
}

const nobody = () => undefined;

/** The review that is open, for the sheet that shows it. */
export const useReview = create<Review>(() => ({ request: null, onEnd: nobody }));

/**
 * Opens the review sheet over whatever is on the screen; ends when the user closes it, signed or not.
 * A review that is still open is ended first.
 */
export function openReview(request: ReviewRequest): Promise<ReviewOutcome> {
  closeReview({ id: null });
  return new Promise((resolve) => useReview.setState({ request, onEnd: resolve }));
}

/** Ends the open review. */
export function closeReview(outcome: ReviewOutcome): void {
  const { onEnd } = useReview.getState();
  useReview.setState({ request: null, onEnd: nobody });
  onEnd(outcome);
}
