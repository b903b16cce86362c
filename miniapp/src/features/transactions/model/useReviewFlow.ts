import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';
import { useSession } from '../../accounts/model/session.ts';
import { type PinEntry, usePinEntry } from '../../accounts/model/usePinEntry.ts';
import { announceSuccess } from './announceSuccess.ts';
import { isFinal, isUncertain, usePending } from './pending.ts';
import { sendPending } from './pendingTransactions.ts';
import { type PreparedReview, prepareReview } from './prepareReview.ts';
import type { ReviewChange, ReviewRequest } from './review.ts';

export interface ReviewFlow {
  /** Null while it is being read. */
  prepared: PreparedReview | null;
  /** What hinders: reading failed, or the signature did. */
  error: AppError | null;
  hasFeeChanged: boolean;
  /** Figures that changed since the screen or the last press; what is shown are the new ones. */
  changes: readonly ReviewChange[];
  /** True when a press was not enough, because the figures had become worse. */
  needsConsent: boolean;
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

/** A request with all that was read for it just now. */
interface Shown {
  readonly request: ReviewRequest;
  readonly prepared: PreparedReview;
  readonly changes: readonly ReviewChange[];
  readonly needsConsent: boolean;
}

async function prepareAnew(
  request: ReviewRequest,
  { changes, needsConsent }: Pick<Shown, 'changes' | 'needsConsent'>,
): Promise<Shown> {
  const taken = openTransactions(request.account).map(({ signed }) => signed.expiration);
  const prepared = await prepareReview(chain, request, new Set(taken));
  return { request, prepared, changes, needsConsent };
}

/** The sheet opens with figures of this moment; they are consented to by the first press. */
async function prepareFirst(request: ReviewRequest): Promise<Shown> {
  const found = await request.recheck?.();
  return prepareAnew(found?.request ?? request, { changes: found?.changes ?? [], needsConsent: false });
}

/** Right before the signature: what was shown, unless the user would be worse off than he was told. */
async function prepareLast({ request, changes }: Shown): Promise<Shown> {
  const found = await request.recheck?.();
  return found?.isWorse === true
    ? prepareAnew(found.request, { changes: found.changes, needsConsent: true })
    : prepareAnew(request, { changes, needsConsent: false });
}

/** Nothing is signed while the fate of an earlier transaction on this chain is unknown (design.md decision 4). */
function assertNothingUncertain(account: string, chainId: string): void {
  const uncertain = openTransactions(account).find((each) => each.chainId === chainId && isUncertain(each));
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
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [hasFeeChanged, setFeeChanged] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [id, setId] = useState<string | null>(null);
  const pin = usePinEntry();
  // What an earlier reading brings late is never shown in place of what was asked for since.
  const reading = useRef(0);
  // A state is seen only by the next drawing: two presses before it must not sign twice.
  const isConfirming = useRef(false);

  const read = useCallback(() => {
    reading.current += 1;
    const own = reading.current;
    const whenLatest =
      <Found>(take: (found: Found) => void) =>
      (found: Found) => {
        if (reading.current === own) take(found);
      };
    setShown(null);
    setError(null);
    setFeeChanged(false);
    setId(null);
    prepareFirst(request).then(
      whenLatest(setShown),
      whenLatest((thrown: unknown) => setError(toAppError(thrown))),
    );
  }, [request]);
  useEffect(() => {
    read();
    return () => {
      reading.current += 1;
    };
  }, [read]);

  /** Reads once more, so that all is of this moment; null when the user has to look again. */
  async function readLast(before: Shown, isOpen: () => boolean): Promise<PreparedReview | null> {
    assertNothingUncertain(request.account, before.prepared.chainId);
    const last = await prepareLast(before);
    if (!isOpen()) return null;
    const { prepared, needsConsent } = last;
    const hasSameFees = needsConsent || feesOf(prepared) === feesOf(before.prepared);
    setShown(last);
    setFeeChanged(!hasSameFees && prepared.shortage === null);
    return hasSameFees && !needsConsent && prepared.shortage === null ? prepared : null;
  }

  async function confirm(): Promise<void> {
    if (shown === null || isConfirming.current || shown.prepared.shortage !== null) return;
    isConfirming.current = true;
    try {
      await unlockAndSign(shown);
    } finally {
      isConfirming.current = false;
    }
  }

  async function unlockAndSign(seen: Shown): Promise<void> {
    const own = reading.current;
    // Closed, or another request in its place: what was confirmed is not wanted any more.
    const isOpen = () => reading.current === own;
    if (!useSession.getState().isUnlocked && !(await pin.unlock(request.account))) return;
    if (!isOpen()) return;
    setSigning(true);
    setError(null);
    try {
      const last = await readLast(seen, isOpen);
      if (last === null) messenger.haptic('warning');
      else await signAndShow(last);
    } catch (thrown) {
      messenger.haptic('error');
      // The ten minutes ended just now: the PIN field is there, and says it all.
      if (!hasCode(thrown, 'signer.locked')) setError(toAppError(thrown));
    } finally {
      setSigning(false);
    }
  }

  async function signAndShow(last: PreparedReview): Promise<void> {
    const signedId = await sign(request.account, last);
    if (request.success !== undefined) announceSuccess(signedId, request.success);
    setId(signedId);
  }

  const { prepared = null, changes = [], needsConsent = false } = shown ?? {};
  return { prepared, error, hasFeeChanged, changes, needsConsent, isSigning, id, pin, read, confirm };
}
