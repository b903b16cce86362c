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

/** A line of the review that the operations do not contain: a gateway's destination address, a pool's price. */
export interface ReviewNote {
  readonly label: string;
  readonly value: string;
  /**
   * An exact part of a memo, between its colons: a gateway's destination. The signer checks it against the memo, and
   * the recipient against the issuer of the sent asset.
   */
  readonly isInMemo?: true;
}

/** A changed figure: both values, as texts in the user's language. */
export interface ReviewChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** The result of rereading the chain (see ReviewRequest.recheck). */
export interface ReviewRecheck {
  /** The updated request; its own `recheck` compares with it. */
  readonly request: ReviewRequest;
  /** The differences from the rechecked request. */
  readonly changes: readonly ReviewChange[];
  /**
   * True when the rechecked request no longer guarantees its stated minimum: another press is required. A figure that
   * moved within that minimum is not worse.
   */
  readonly isWorse: boolean;
  /**
   * Signed instead of the rechecked request, which the chain would refuse: it reaches the same minimum in another way.
   */
  readonly kept?: ReviewRequest;
}

/** Facts that a form got from a single node: the account of a name, the asset of a symbol, and its decimals. */
export interface FormFacts {
  readonly accounts?: readonly Pick<Account, 'id' | 'name'>[];
  readonly assets?: readonly Pick<Asset, 'id' | 'symbol' | 'precision'>[];
}

/**
 * A request for the user's confirmation. The sheet reads the fees from the chain when it opens and replaces the given
 * ones.
 */
export interface ReviewRequest {
  /** The name of the paying account. */
  readonly account: string;
  /** All in one transaction, in this order; the sheet shows the net movement over all of them. */
  readonly operations: readonly Operation[];
  readonly memos?: readonly MemoText[];
  /** The asset of the fees. */
  readonly feeAssetId: string;
  /** The source of the ids and amounts in the operations: nothing is shown or signed unless the nodes agree with it. */
  readonly typedBy?: FormFacts;
  /** Lines shown below the movements, in the user's language. */
  readonly notes?: readonly ReviewNote[];
  /** A sentence that speaks for it, shown where nothing warns: a recipient who was paid before. */
  readonly verdict?: string;
  /** Warnings, in the user's language. */
  readonly warnings?: readonly string[];
  /** Warnings that need consent: the user ticks each before anything is signed. */
  readonly dangers?: readonly string[];
  /** True if co-signers must approve, although the keys of this device may pay alone. */
  readonly isShared?: boolean;
  /** The account name, typed as consent to a change that may lock out its own keys. */
  readonly typedName?: string;
  /** The amounts received at the chain's current state if the operations guarantee less or nothing (pool outcomes). */
  readonly expects?: readonly AssetAmount[];
  /**
   * The amounts that its operations free before they need them, according to the nodes; they count when the balance is
   * checked against the outgoing amounts.
   */
  readonly frees?: readonly AssetAmount[];
  /** The intermediate assets of a swap that remain with the account at the current state. */
  readonly mayRemain?: readonly AssetAmount[];
  /**
   * Reads pools and figures from the chain, through `node`, and builds the request again. It runs when the sheet opens
   * (which shows the new request with its changes) and again right before the signature. If the last run says
   * `isWorse`, nothing is signed: the sheet shows the new request with the old and the new figures and requires another
   * press. Otherwise exactly the shown request is signed, or the `kept` one in its place. An AppError it throws is
   * shown, and nothing is signed.
   */
  readonly recheck?: (node: ChainReader) => Promise<ReviewRecheck>;
  /** The spec's sentence (§8) for a worse recheck, shown above the figures. */
  readonly worse?: string;
  /** Shown once the transaction is in a block, even if the sheet is closed (spec §8, success messages). */
  readonly success?: string;
  /** Sentences of the spec that replace the usual ones of a refusal, by error code. */
  readonly refusals?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Called right after the signature, not when the sheet is closed: the app may be closed first. */
  readonly onSigned?: (id: string) => void;
}

/**
 * The outcome of a request when its sheet was closed. sent: signed and on its way, or already in a block; outcomes.ts
 * reports the rest on any screen · refused, expired: it can never be applied · cancelled: nothing was signed.
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

/** The open review, for the sheet that shows it. */
export const useReview = create<Review>(() => ({ request: null, onEnd: nobody }));

/**
 * Opens the review sheet over the current screen; resolves when the user closes it, signed or not. It ends an open
 * review first. Screens open theirs with `useReviewAction`.
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

/** The request to review, or why there is none: the input is invalid, or a check is still running. */
export type Wanted = ReviewRequest | 'wrong' | 'waiting';

export interface ReviewAction<Input extends unknown[]> {
  /** Runs from the press to the outcome. Rejects with the errors of `want`; then no sheet was opened. */
  open(...input: Input): Promise<ReviewOutcome>;
  /** True between the press and the opening of the sheet. */
  isWaiting: boolean;
}

/**
 * Leads from a press to a review, for every screen that signs. It calls `want` at the press and, while that returns
 * 'waiting', again at each render. It calls `onSent` once the transaction is on its way.
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
    // The request may contain error texts; offline, the general text is used.
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
      // Ignores a second press while one is in progress.
      if (isOpening.current) return CANCELLED;
      isOpening.current = true;
      return openOnce(input).finally(() => {
        isOpening.current = false;
      });
    },
  };
}

/** `next` resolves to true at the component's next render, to false when it unmounts. */
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
