import { useQueryClient } from '@tanstack/react-query';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { isFinal, type PendingTransaction, usePending } from './pending.ts';
import { type PreparedReview, prepareReview } from './prepareReview.ts';
import type { ReviewChange, ReviewRequest } from './review.ts';

/** A request with all data freshly read for it. */
export interface Shown {
  readonly request: ReviewRequest;
  readonly prepared: PreparedReview;
  /** Addresses of the nodes that all report this; a single one when no other operator's node answered. */
  readonly nodes: readonly string[];
  readonly chainId: string;
  /** Figures that changed since the screen or the last press; the sheet shows the new ones. */
  readonly changes: readonly ReviewChange[];
  /** True when a press was not enough, because the figures had become worse. */
  readonly needsConsent: boolean;
  readonly hasFeeChanged: boolean;
  /** True when accounts or assets turned out to differ from the shown ones at the press. */
  readonly haveNamesChanged: boolean;
}

export interface ReviewReading {
  /** Null while it is being read. */
  readonly shown: Shown | null;
  /** The obstacle: a failed reading or a failed signature. */
  readonly error: AppError | null;
  /** Counts the readings: a signature belongs to one reading. */
  readonly turn: number;
  /** Reads everything again. */
  read(): void;
  show(shown: Shown): void;
  fail(error: AppError | null): void;
  /** Returns a check for later: true if the sheet is still open with the same request. */
  hold(): () => boolean;
}

/** The account's transactions that have not ended. */
export function openTransactions(account: string): readonly PendingTransaction[] {
  return usePending.getState().transactions.filter((each) => each.account === account && !isFinal(each));
}

type Read = Pick<Shown, 'request' | 'prepared' | 'changes' | 'needsConsent'>;

/**
 * Reads everything that gives the operations their meaning from two operators' nodes at once (design.md decision 5).
 */
async function shownAs(read: (node: ChainReader) => Promise<Read>): Promise<Shown> {
  const [chainId, { value, nodes }] = await Promise.all([chain.chainId(), readAgreed(chain, read)]);
  return { ...value, nodes, chainId, hasFeeChanged: false, haveNamesChanged: false };
}

function prepared(node: ChainReader, request: ReviewRequest): Promise<PreparedReview> {
  const taken = openTransactions(request.account).map(({ signed }) => signed.expiration);
  return prepareReview(node, request, new Set(taken));
}

/** The sheet opens with current figures; the first press consents to them. */
function prepareFirst(asked: ReviewRequest): Promise<Shown> {
  return shownAs(async (node) => {
    const { request, changes } = (await asked.recheck?.(node)) ?? { request: asked, changes: [] };
    return { request, changes, needsConsent: false, prepared: await prepared(node, request) };
  });
}

const feesOf = ({ fees }: PreparedReview) => fees.map(({ assetId, units }) => `${units} ${assetId}`).join();

/**
 * The accounts and assets that the operations mean, by the facts of a reading: different nodes may answer at the next
 * reading.
 */
const namesOf = ({ payer, recipients, assets, proposals = [] }: PreparedReview) =>
  JSON.stringify([
    [payer, ...recipients].map(({ id, name }) => [id, name]),
    assets.map(({ id, symbol, precision }) => [id, symbol, precision]),
    proposals.map(({ id, proposer, operations }) => [id, proposer, operations]),
  ]);

/** Right before the signature: the shown request, unless it misses the minimum that the user confirmed. */
export async function prepareLast(before: Shown): Promise<Shown> {
  const last = await shownAs(async (node) => {
    const found = await before.request.recheck?.(node);
    const { request, changes } =
      found?.isWorse === true ? found : { ...before, request: found?.kept ?? before.request };
    return {
      request,
      changes,
      needsConsent: found?.isWorse === true,
      prepared: await prepared(node, request),
    };
  });
  const hasFeeChanged = !last.needsConsent && feesOf(last.prepared) !== feesOf(before.prepared);
  const haveNamesChanged = namesOf(last.prepared) !== namesOf(before.prepared);
  return { ...last, hasFeeChanged, haveNamesChanged };
}

/** The content of the review sheet, read from a node when it opens. */
export function useReviewReading(request: ReviewRequest): ReviewReading {
  const [shown, show] = useState<Shown | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const queries = useQueryClient();
  const [turn, setTurn] = useState(0);
  // A late result of an earlier reading never replaces the content of a newer request.
  const latest = useRef(0);
  const hold = useCallback(() => {
    const own = latest.current;
    return () => latest.current === own;
  }, []);

  const fail = useCallback(
    (thrown: AppError | null) => {
      setError(thrown);
      // Other data from the same dishonest node must not prefill the next form.
      if (hasCode(thrown, 'node.false_form')) void queries.resetQueries();
    },
    [queries],
  );

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
  }, [request, hold, fail]);
  useEffect(() => {
    read();
    return () => {
      latest.current += 1;
    };
  }, [read]);

  return { shown, error, turn, read, show, fail, hold };
}
