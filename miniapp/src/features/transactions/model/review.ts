import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import type { AssetAmount, Operation } from '@xbts/shared/protocol/operations.ts';
import { create } from 'zustand';

/** The text of a memo for the operation at `index`; it is encrypted to the account that operation pays. */
export interface MemoDraft {
  readonly index: number;
  readonly text: string;
}

/** One line of what is confirmed that the operations do not say: a gateway's destination address, a pool's price. */
export interface ReviewNote {
  readonly label: string;
  readonly value: string;
}

/** A figure that is not what it was: both are shown, as texts in the user's language. */
export interface ReviewChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** What a reading from the chain has found (see ReviewRequest.recheck). */
export interface ReviewRecheck {
  /** The request as it should be now; its own `recheck` compares with it. */
  readonly request: ReviewRequest;
  /** What differs from the request that was rechecked. */
  readonly changes: readonly ReviewChange[];
  /** True when the user is worse off than by the request that was rechecked: then he has to consent anew. */
  readonly isWorse: boolean;
}

/** What a screen asks the user to confirm. Fees are read from the chain when the sheet opens; what stands in them is replaced. */
export interface ReviewRequest {
  /** The name of the account that pays. */
  readonly account: string;
  /** All in one transaction, in this order; the sheet shows the net movement over all of them. */
  readonly operations: readonly Operation[];
  readonly memos?: readonly MemoDraft[];
  /** The asset the fees are paid in. */
  readonly feeAssetId: string;
  /** Lines shown under what moves, in the user's language. */
  readonly notes?: readonly ReviewNote[];
  /** Sentences that warn of something, in the user's language. */
  readonly warnings?: readonly string[];
  /** What arrives at the chain's present state where the operations guarantee less or nothing (pool outcomes). */
  readonly expects?: readonly AssetAmount[];
  /** What of assets in the middle of a swap remains with the account at the present state. */
  readonly mayRemain?: readonly AssetAmount[];
  /**
   * Reads pools and figures from a chain node and makes the request anew. It runs when the sheet opens (its request is
   * what is shown, its changes beside it) and again right before the signature. When the last one says `isWorse`,
   * nothing is signed: the new request is shown with the old and the new figures and asks for another press. Otherwise
   * the very request that was shown is signed. An AppError it throws is shown, and nothing is signed.
   */
  readonly recheck?: () => Promise<ReviewRecheck>;
  /** Said once the transaction is in a block, whether the sheet is still open or not (spec §8, success messages). */
  readonly success?: string;
  /** Sentences of the spec that replace the usual ones of a refusal, by its code. */
  readonly refusals?: Readonly<Partial<Record<ErrorCode, string>>>;
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
