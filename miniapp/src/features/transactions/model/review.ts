import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { hasErrorTexts, loadErrorTexts } from '../../../platform/i18n/errorText.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';

/** One line of what is confirmed that the operations do not say: a gateway's destination address, a pool's price. */
export interface ReviewNote {
  readonly label: string;
  readonly value: string;
  /**
   * A part of a memo to the letter, between its colons: what a gateway pays to. The signer holds it against the memo, and the recipient
   * against the issuer of what is sent.
   */
  readonly isInMemo?: true;
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
  /**
   * True when the request that was rechecked does not keep any more what it says the user gets at least: then another
   * press is asked for. A figure that moved within that is not worse.
   */
  readonly isWorse: boolean;
  /** Signed in place of the request that was rechecked, which the chain would refuse: it keeps the same minimum by another way. */
  readonly kept?: ReviewRequest;
}

/** What a form had from one node alone: which account a name stands for, which asset a symbol, with how many decimals. */
export interface FormFacts {
  readonly accounts?: readonly Pick<Account, 'id' | 'name'>[];
  readonly assets?: readonly Pick<Asset, 'id' | 'symbol' | 'precision'>[];
}

/** What a screen asks the user to confirm. Fees are read from the chain when the sheet opens; what stands in them is replaced. */
export interface ReviewRequest {
  /** The name of the account that pays. */
  readonly account: string;
  /** All in one transaction, in this order; the sheet shows the net movement over all of them. */
  readonly operations: readonly Operation[];
  readonly memos?: readonly MemoText[];
  /** The asset the fees are paid in. */
  readonly feeAssetId: string;
  /** What the ids and amounts of the operations were made from: nothing is shown or signed unless the nodes agree that it is so. */
  readonly typedBy?: FormFacts;
  /** Lines shown under what moves, in the user's language. */
  readonly notes?: readonly ReviewNote[];
  /** A sentence that speaks for it, shown where nothing warns: a recipient who was paid before. */
  readonly verdict?: string;
  /** Sentences that warn of something, in the user's language. */
  readonly warnings?: readonly string[];
  /** Sentences that warn of what takes a consent of its own: each is ticked before anything is signed. */
  readonly dangers?: readonly string[];
  /** True where co-signers have to approve it, though keys of this device may pay alone. */
  readonly isShared?: boolean;
  /** The account's name as it was typed to consent to what may lock its own keys out. */
  readonly typedName?: string;
  /** What arrives at the chain's present state where the operations guarantee less or nothing (pool outcomes). */
  readonly expects?: readonly AssetAmount[];
  /** What its operations free before they need it, as nodes have it now: it counts where the balance is held against what leaves. */
  readonly frees?: readonly AssetAmount[];
  /** What of assets in the middle of a swap remains with the account at the present state. */
  readonly mayRemain?: readonly AssetAmount[];
  /**
   * Reads pools and figures from the chain, through `node`, and makes the request again. It runs when the sheet opens (its request is
   * what is shown, its changes beside it) and again right before the signature. When the last one says `isWorse`,
   * nothing is signed: the new request is shown with the old and the new figures and asks for another press. Otherwise
   * the very request that was shown is signed, or the one that is `kept` in its place. An AppError it throws is shown, and nothing is signed.
   */
  readonly recheck?: (node: ChainReader) => Promise<ReviewRecheck>;
  /** The spec's sentence (§8) for a recheck that is worse, said above the figures. */
  readonly worse?: string;
  /** Said once the transaction is in a block, whether the sheet is still open or not (spec §8, success messages). */
  readonly success?: string;
  /** Sentences of the spec that replace the usual ones of a refusal, by its code. */
  readonly refusals?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Told of the signature at once, not when the sheet is closed: the app may be closed first. */
  readonly onSigned?: (id: string) => void;
}

/**
 * What became of a request when its sheet was closed. sent: signed and on its way, or in a block already; what becomes of it
 * later is told wherever the user is by then (outcomes.ts) · refused, expired: it can never be applied · cancelled: nothing was signed.
 */
export type ReviewOutcome =
  | { readonly state: 'sent' | 'refused' | 'expired'; readonly id: string }
  | { readonly state: 'cancelled' };

export const CANCELLED: ReviewOutcome = { state: 'cancelled' };

interface Review {
  request: ReviewRequest | null;
  onEnd: (outcome: ReviewOutcome) => void;
}

const nobody = () => undefined;

/** The review that is open, for the sheet that shows it. */
export const useReview = create<Review>(() => ({ request: null, onEnd: nobody }));

/**
 * Opens the review sheet over whatever is on the screen; ends when the user closes it, signed or not.
 * A review that is still open is ended first. Screens open theirs with `useReviewAction`.
 */
export function openReview(request: ReviewRequest): Promise<ReviewOutcome> {
  closeReview(CANCELLED);
  return new Promise((resolve) => useReview.setState({ request, onEnd: resolve }));
}

/** Ends the open review. */
export function closeReview(outcome: ReviewOutcome): void {
  const { onEnd } = useReview.getState();
  useReview.setState({ request: null, onEnd: nobody });
  onEnd(outcome);
}

/** What is to be reviewed, or why there is nothing: something is wrong with what was typed, or is still being found out. */
export type Wanted = ReviewRequest | 'wrong' | 'waiting';

export interface ReviewAction<Input extends unknown[]> {
  /** From the press to what became of it. Rejects with what `want` throws; then no sheet was opened. */
  open(...input: Input): Promise<ReviewOutcome>;
  /** True between the press and the opening of the sheet. */
  isWaiting: boolean;
}

/**
 * The way from a press to a review, for every screen that has something signed. `want` is asked at the press; while it is
 * 'waiting', it is asked again at each drawing. `onSent` is told once what was reviewed is on its way.
 */
export function useReviewAction<Input extends unknown[] = []>(
  want: (...input: Input) => Wanted | Promise<Wanted>,
  onSent: () => void = nobody,
): ReviewAction<Input> {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(want);
  latest.current = want;
  const isOpening = useRef(false);
  const drawing = useDrawing();

  async function settled(input: Input, first: Wanted | Promise<Wanted>): Promise<Wanted> {
    for (let asked = first; ; asked = latest.current(...input)) {
      const drawn = drawing.next();
      const wanted = await asked;
      if (wanted !== 'waiting') return wanted;
      setWaiting(true);
      if (!(await drawn)) return 'waiting';
    }
  }

  async function openOnce(input: Input): Promise<ReviewOutcome> {
    // A request says in words what its failures mean; offline in the general one.
    if (!hasErrorTexts()) await loadErrorTexts().catch(() => undefined);
    const first = latest.current(...input);
    const isKnown = typeof first === 'object' && !(first instanceof Promise);
    if (!isKnown) setWaiting(true);
    const wanted = isKnown ? first : await settled(input, first).finally(() => setWaiting(false));
    if (wanted === 'wrong') messenger.haptic('warning');
    if (typeof wanted === 'string') return CANCELLED;
    const outcome = await openReview(wanted);
    if (outcome.state === 'sent') onSent();
    return outcome;
  }

  return {
    isWaiting,
    async open(...input) {
      // One press at a time: a second one asks for nothing that the first does not.
      if (isOpening.current) return CANCELLED;
      isOpening.current = true;
      return openOnce(input).finally(() => {
        isOpening.current = false;
      });
    },
  };
}

/** `next` resolves with the next drawing of the component; with false when there is none any more. */
function useDrawing() {
  const waiters = useRef<((isDrawn: boolean) => void)[]>([]);
  const wake = (isDrawn: boolean) => {
    for (const resolve of waiters.current.splice(0)) resolve(isDrawn);
  };
  useEffect(() => wake(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the end
  useEffect(() => () => wake(false), []);
  return { next: () => new Promise<boolean>((resolve) => waiters.current.push(resolve)) };
}
