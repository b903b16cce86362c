import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { isFinal, type PendingTransaction, usePending } from './pending.ts';
import { type PreparedReview, prepareReview } from './prepareReview.ts';
import type { ReviewChange, ReviewRequest } from './review.ts';

/** A request with all that was read for it just now. */
export interface Shown {
  readonly request: ReviewRequest;
  readonly prepared: PreparedReview;
  /** Figures that changed since the screen or the last press; what is shown are the new ones. */
  readonly changes: readonly ReviewChange[];
  /** True when a press was not enough, because the figures had become worse. */
  readonly needsConsent: boolean;
  readonly hasFeeChanged: boolean;
}

export interface ReviewReading {
  /** Null while it is being read. */
  readonly shown: Shown | null;
  /** What hinders: reading failed, or the signature did. */
  readonly error: AppError | null;
  /** Counts the readings: a signature belongs to one of them. */
  readonly turn: number;
  /** Reads everything again. */
  read(): void;
  show(shown: Shown): void;
  fail(error: AppError | null): void;
  /** Tells later whether what is shown now is still wanted: the sheet is open, and no other request in its place. */
  hold(): () => boolean;
}

/** The account's transactions that have not ended. */
export function openTransactions(account: string): readonly PendingTransaction[] {
  return usePending.getState().transactions.filter((each) => each.account === account && !isFinal(each));
}

async function prepareAgain(
  request: ReviewRequest,
  { changes, needsConsent }: Pick<Shown, 'changes' | 'needsConsent'>,
): Promise<Shown> {
  const taken = openTransactions(request.account).map(({ signed }) => signed.expiration);
  const prepared = await prepareReview(chain, request, new Set(taken));
  return { request, prepared, changes, needsConsent, hasFeeChanged: false };
}

/** The sheet opens with figures of this moment; they are consented to by the first press. */
async function prepareFirst(request: ReviewRequest): Promise<Shown> {
  const found = await request.recheck?.();
  return prepareAgain(found?.request ?? request, { changes: found?.changes ?? [], needsConsent: false });
}

const feesOf = ({ fees }: PreparedReview) => fees.map(({ assetId, units }) => `${units} ${assetId}`).join();

/** Right before the signature: what was shown, unless the user would be worse off than he was told. */
export async function prepareLast({ request, changes, prepared: before }: Shown): Promise<Shown> {
  const found = await request.recheck?.();
  if (found?.isWorse === true)
    return prepareAgain(found.request, { changes: found.changes, needsConsent: true });
  const last = await prepareAgain(request, { changes, needsConsent: false });
  return { ...last, hasFeeChanged: feesOf(last.prepared) !== feesOf(before) };
}

/** What the sheet of a request shows, read from a node when it opens. */
export function useReviewReading(request: ReviewRequest): ReviewReading {
  const [shown, show] = useState<Shown | null>(null);
  const [error, fail] = useState<AppError | null>(null);
  const [turn, setTurn] = useState(0);
  // What an earlier reading brings late is never shown in place of what was asked for since.
  const latest = useRef(0);
  const hold = useCallback(() => {
    const own = latest.current;
    return () => latest.current === own;
  }, []);

  const read = useCallback(() => {
    latest.current += 1;
    const isLatest = hold();
    setTurn(latest.current);
    show(null);
    fail(null);
    prepareFirst(request).then(
      (found) => isLatest() && show(found),
      (thrown: unknown) => isLatest() && fail(toAppError(thrown)),
    );
  }, [request, hold]);
  useEffect(() => {
    read();
    return () => {
      latest.current += 1;
    };
  }, [read]);

  return { shown, error, turn, read, show, fail, hold };
}
