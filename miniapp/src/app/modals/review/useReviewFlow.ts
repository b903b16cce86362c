import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { useCallback, useEffect, useState } from 'react';
import { chain } from '../../../data/chain.ts';
import { sendPending } from '../../../data/pendingTransactions.ts';
import { messenger } from '../../../messenger/messenger.ts';
import { signer } from '../../../signer/client.ts';
import { isFinal, isUncertain, usePending } from '../../../stores/pending.ts';
import type { ReviewRequest } from '../../../stores/review.ts';
import { useSession } from '../../../stores/session.ts';
import { showError } from '../../../stores/toasts.ts';
import { type PinEntry, usePinEntry } from '../unlock/usePinEntry.ts';
import { type PreparedReview, prepareReview } from './prepareReview.ts';

export interface ReviewFlow {
  /** Null while it is being read. */
  prepared: PreparedReview | null;
  /** What hinders: reading failed, or the signature did. */
  error: AppError | null;
  hasFeeChanged: boolean;
  isSigning: boolean;
  /** The id of the signed transaction: from then on its life is shown. */
  id: string | null;
  pin: PinEntry;
  /** Reads everything anew. */
  read(): void;
  confirm(): Promise<void>;
}

function openTransactions(account: string) {
  return usePending.getState().transactions.filter((each) => each.account === account && !isFinal(each));
}

function prepareAnew(request: ReviewRequest): Promise<PreparedReview> {
  const taken = openTransactions(request.account).map(({ signed }) => signed.expiration);
  return prepareReview(chain, request, new Set(taken));
}

/** Nothing is signed while the fate of an earlier transaction is unknown (design.md decision 4). */
function assertNothingUncertain(account: string): void {
  const uncertain = openTransactions(account).find(isUncertain);
  if (uncertain === undefined) return;
  const now = chain.status.get().head?.time ?? Date.now();
  const left = Math.ceil((msOfChainTime(uncertain.signed.expiration) - now) / 1000);
  throw new AppError('transaction.uncertain_before', { seconds: Math.max(1, left) });
}

const feesOf = ({ fees }: PreparedReview) => fees.map(({ assetId, units }) => `${units} ${assetId}`).join();

async function sign(account: string, prepared: PreparedReview): Promise<string> {
  const { chainId, operations, memos, transaction, sinceBlock } = prepared;
  const { ref_block_num, ref_block_prefix, expiration } = transaction;
  const reference = { ref_block_num, ref_block_prefix };
  const { id, signed } = await signer.reviewAndSign({
    account,
    chainId,
    operations,
    memos,
    reference,
    expiration,
  });
  // It lives on when the sheet is closed: the pending store tells how.
  sendPending(chain, { id, account, chainId, signed, sinceBlock }).catch(showError);
  return id;
}

/** From the reading of fees and balances to the signature. */
export function useReviewFlow(request: ReviewRequest): ReviewFlow {
  const [prepared, setPrepared] = useState<PreparedReview | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [hasFeeChanged, setFeeChanged] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [id, setId] = useState<string | null>(null);
  const pin = usePinEntry();

  const read = useCallback(() => {
    setPrepared(null);
    setError(null);
    setId(null);
    prepareAnew(request).then(setPrepared, (thrown: unknown) => setError(toAppError(thrown)));
  }, [request]);
  useEffect(read, [read]);

  /** Reads once more, so that reference and fees are those of this moment; null when the user has to look again. */
  async function readLast(shown: PreparedReview): Promise<PreparedReview | null> {
    assertNothingUncertain(request.account);
    const last = await prepareAnew(request);
    const isAsShown = feesOf(last) === feesOf(shown) && last.shortage === null;
    setPrepared(last);
    setFeeChanged(!isAsShown && last.shortage === null);
    return isAsShown ? last : null;
  }

  async function confirm(): Promise<void> {
    if (prepared === null || isSigning || prepared.shortage !== null) return;
    if (!useSession.getState().isUnlocked && !(await pin.unlock(request.account))) return;
    setSigning(true);
    setError(null);
    try {
      const last = await readLast(prepared);
      if (last !== null) setId(await sign(request.account, last));
    } catch (thrown) {
      messenger.haptic('error');
      // The ten minutes ended just now: the PIN field is there, and says it all.
      if (!hasCode(thrown, 'signer.locked')) setError(toAppError(thrown));
    } finally {
      setSigning(false);
    }
  }

  return { prepared, error, hasFeeChanged, isSigning, id, pin, read, confirm };
}
