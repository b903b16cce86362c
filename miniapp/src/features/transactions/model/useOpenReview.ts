import { useQueryClient } from '@tanstack/react-query';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';
import { useSession } from '../../account/model/session.ts';
import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { type PinEntry, usePinEntry } from '../../vault/model/usePinEntry.ts';
import { type Danger, type DangerRules, dangersOf, keyOf } from './dangers.ts';
import { openTransactions, prepareFirst, prepareLast, type Shown } from './prepareReview.ts';
import { rememberSigned, useRememberedFacts } from './rememberedFacts.ts';
import type { ReviewRequest } from './review.ts';
import { approvedBy } from './reviewedProposals.ts';
import { agreedFacts, shownFacts } from './shownFacts.ts';
import { sendPending } from './transactionLife.ts';
import { assertNothingUncertain } from './uncertainBefore.ts';

interface Reading {
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

/** What the sheet of a request shows, read from a node when it opens. */
function useReading(request: ReviewRequest): Reading {
  const [shown, show] = useState<Shown | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const queries = useQueryClient();
  const [turn, setTurn] = useState(0);
  // What an earlier reading brings late is never shown in place of what was asked for since.
  const latest = useRef(0);
  const hold = useCallback(() => {
    const own = latest.current;
    return () => latest.current === own;
  }, []);

  const fail = useCallback(
    (thrown: AppError | null) => {
      setError(thrown);
      // Whatever else came with the false word must not fill in the next form.
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

/** What the sheet of a request shows, and what can be done about it. */
export interface OpenReview extends Pick<Reading, 'shown' | 'error' | 'read'> {
  readonly isSigning: boolean;
  /** The dangers that need consent before the press counts. */
  readonly dangers: readonly Danger[];
  /** Keys of the accepted dangers. */
  readonly consented: ReadonlySet<string>;
  consent(consented: ReadonlySet<string>): void;
  /** True if the check of the recipients allows signing: against the lists and the recipients' own data. */
  readonly isJudged: boolean;
  judge(isAllowed: boolean): void;
  /** The id of the signed transaction: once set, the sheet shows its life. */
  readonly id: string | null;
  readonly pin: PinEntry;
  confirm(): Promise<void>;
}

async function signAndSend({ prepared, request, chainId, nodes }: Shown): Promise<string> {
  const { account, success, refusals, onSigned, typedName } = request;
  const { operations, memos, transaction, sinceBlock } = prepared;
  const { expiration, ref_block_num, ref_block_prefix } = transaction;
  const reference = { ref_block_num, ref_block_prefix };
  const { id, signed } = await signer.reviewAndSign({
    account,
    chainId,
    operations,
    memos,
    reference,
    expiration,
    ...(typedName === undefined ? {} : { typedName }),
    shown: shownFacts(prepared),
    agreed: agreedFacts(prepared, nodes),
  });
  // It lives on when the sheet is closed: the pending store shows its progress.
  sendPending(chain, { id, account, chainId, signed, sinceBlock, success, refusals }).catch(showError);
  rememberSigned(chainId, prepared.recipients, prepared.assets);
  onSigned?.(id);
  return id;
}

/** The last rendered value, for work that continues after the render. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** A review from its opening to the signature: what is shown, and the press that confirms it. */
export function useOpenReview(request: ReviewRequest): OpenReview {
  const { account } = request;
  const { shown, error, turn, read, show, fail, hold } = useReading(request);
  const [isSigning, setSigning] = useState(false);
  const [signed, setSigned] = useState<{ id: string; turn: number } | null>(null);
  const [consented, consent] = useState<ReadonlySet<string>>(new Set());
  const pin = usePinEntry();
  const rules = useLatest(useDangerRules());
  const [mayApprove, judge] = useState(false);
  const isJudged = ({ prepared }: Shown) =>
    mayApprove || approvedBy(prepared.operations, prepared.proposals).length === 0;
  const isConsented = (seen: Shown) =>
    isJudged(seen) && dangersOf(seen, rules.current).every((danger) => consented.has(keyOf(danger)));
  // A state is visible only at the next render: two presses before it must not sign twice.
  const isConfirming = useRef(false);

  /** Reads everything once more; null when the user must look again. */
  async function readLast(before: Shown, isOpen: () => boolean): Promise<Shown | null> {
    const now = chain.status.get().head?.time ?? Date.now();
    assertNothingUncertain(openTransactions(account), before.chainId, now);
    const last = await prepareLast(before);
    if (!isOpen()) return null;
    const isShort = last.prepared.shortage !== null;
    show({ ...last, hasFeeChanged: last.hasFeeChanged && !isShort });
    // Fewer nodes confirm it than the sheet showed at the press: the user must look again.
    const isLessSure = last.nodes.length < before.nodes.length;
    const hasChanged = last.hasFeeChanged || last.haveNamesChanged || last.needsConsent;
    const mustLook = hasChanged || isShort || isLessSure || !isConsented(last);
    return mustLook ? null : last;
  }

  async function unlockAndSign(seen: Shown): Promise<void> {
    // Closed or replaced by another request: the confirmation no longer applies.
    const isOpen = hold();
    if (!useSession.getState().isUnlocked && !(await pin.unlock(account))) return;
    if (!isOpen()) return;
    setSigning(true);
    fail(null);
    try {
      const last = await readLast(seen, isOpen);
      if (last === null) messenger.haptic('warning');
      else setSigned({ id: await signAndSend(last), turn });
    } catch (thrown) {
      messenger.haptic('error');
      // The ten minutes have just ended: the PIN field appears, which is message enough.
      if (!hasCode(thrown, 'signer.locked')) fail(toAppError(thrown));
    } finally {
      setSigning(false);
    }
  }

  return {
    shown,
    error,
    read,
    isSigning,
    dangers: shown === null ? [] : dangersOf(shown, rules.current),
    consented,
    consent,
    isJudged: shown !== null && isJudged(shown),
    judge,
    id: signed !== null && signed.turn === turn ? signed.id : null,
    pin,
    async confirm() {
      if (shown === null || isConfirming.current || shown.prepared.shortage !== null) return;
      if (!isConsented(shown)) return;
      isConfirming.current = true;
      try {
        await unlockAndSign(shown);
      } finally {
        isConfirming.current = false;
      }
    },
  };
}

/** What the dangers of a review are found by: what is remembered on this device, prices, and the limit that the user has set. */
function useDangerRules(): DangerRules {
  const { accounts, assets } = useRememberedFacts();
  const priceOf = useUnitPrices();
  const oneNodeLimit = useSettings((settings) => settings.oneNodeLimit);
  return { accounts, assets, priceOf, oneNodeLimit };
}
