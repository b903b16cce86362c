import { useQueryClient } from '@tanstack/react-query';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { useState } from 'react';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { useScamText } from '../../../scam/ui/useScamText.ts';
import {
  type ReviewNote,
  type ReviewRequest,
  useReviewAction,
  type Wanted,
} from '../../../transactions/model/review.ts';
import { gatewayCoinKey } from '../../model/gatewayBoard.ts';
import { useGatewayMoves, type Withdrawal } from '../../model/gatewayMoves.ts';
import type { TermChange } from '../../model/gatewayTerms.ts';
import { isUnvouched } from '../../model/walletDanger.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { familyName } from '../../ui/gatewayName.ts';
import { readPresentTerms, type ShownWithdrawal } from './presentTerms.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

export interface WithdrawalReview {
  isBusy: boolean;
  /** What the gateway has changed since the form was filled in; the form shows the new figures. */
  changes: readonly TermChange[];
  /** Why there is no review: the gateway does not answer, its account is not what it should be. */
  error: AppError | null;
  open(): Promise<void>;
}

type Complete = WithdrawForm & {
  units: bigint;
  accountId: string;
  wallet: NonNullable<WithdrawForm['wallet']>;
};

const isComplete = (form: WithdrawForm): form is Complete =>
  form.units !== null && form.accountId !== undefined && form.wallet !== undefined;

function useNotes(): (form: Complete) => ReviewNote[] {
  const t = useGatewayT();
  return ({ subject, fields, arrives }) => {
    const { family, network, coin, asset } = subject;
    const memo = coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '';
    return [
      { label: t('withdraw.note.gateway'), value: `${familyName(family, t)} · ${network}` },
      { label: t('withdraw.note.address'), value: fields.address.trim() },
      ...(memo === '' ? [] : [{ label: t('withdraw.memo'), value: memo }]),
      {
        label: t('withdraw.arrives'),
        value:
          arrives === null
            ? t('withdraw.notStated')
            : `${formatAmount(arrives, asset.precision, 'plain')} ${coin.backingCoin}`,
      },
    ];
  };
}

function withdrawalOf({ subject, fields, units, wallet }: Complete, id: string): Withdrawal {
  const { account, family, coin, asset, network } = subject;
  return {
    id,
    account,
    family,
    symbol: coin.symbol,
    address: fields.address.trim(),
    memo: coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '',
    assetId: asset.id,
    network,
    units: units.toString(),
    precision: asset.precision,
    walletId: wallet.id,
    walletName: wallet.name,
    issuerId: asset.issuer,
    sentAt: Date.now(),
    blockNumber: null,
  };
}

/** What takes a tick on the sheet: an account on the public list, or one that only the gateway's answer ties to the coin. */
function useDangers(): (form: Complete) => string[] {
  const t = useGatewayT();
  const scamText = useScamText();
  return ({ wallet, subject }) => {
    const listed = scamText(wallet.name);
    const unvouched = t('withdraw.unvouched', {
      account: wallet.name,
      symbol: subject.coin.symbol,
      issuer: wallet.issuerName,
    });
    return [...(listed === null ? [] : [listed]), ...(isUnvouched(wallet) ? [unvouched] : [])];
  };
}

function requestOf(
  form: Complete,
  { notes, dangers }: { notes: readonly ReviewNote[]; dangers: readonly string[] },
): ReviewRequest {
  const { subject, fee, units, accountId, wallet, memoText } = form;
  return {
    account: subject.account,
    operations: [transferOperation({ from: accountId, to: wallet.id, assetId: subject.asset.id, units })],
    memos: [{ index: 0, text: memoText }],
    feeAssetId: fee.feeAssetId,
    notes,
    dangers,
    onSigned: (id) => useGatewayMoves.getState().add(withdrawalOf(form, id)),
  };
}

/** The same request, with a look at the gateway and its account right before the signature. */
function rechecked(request: ReviewRequest, shown: ShownWithdrawal, scam: ReadonlySet<string>): ReviewRequest {
  // What was read for the form a moment ago serves for the opening of the sheet.
  let isJustRead = true;
  const whole: ReviewRequest = {
    ...request,
    recheck: async () => {
      const { changes } = isJustRead ? { changes: [] } : await readPresentTerms(shown, scam);
      isJustRead = false;
      if (changes.length > 0) throw new AppError('gateway.terms_changed');
      return { request: whole, changes: [], isWorse: false };
    },
  };
  return whole;
}

/** Opens the review of a withdrawal once the gateway has confirmed that everything is still as the form shows it. */
export function useReviewWithdrawal(form: WithdrawForm, onSent: (id: string) => void): WithdrawalReview {
  const queries = useQueryClient();
  const { forbidden: scam } = useScamAccounts();
  const notesOf = useNotes();
  const dangersOf = useDangers();
  const [changes, setChanges] = useState<readonly TermChange[]>([]);
  const [error, setError] = useState<AppError | null>(null);

  async function confirmed(shown: ShownWithdrawal): Promise<boolean> {
    const present = await readPresentTerms(shown, scam);
    setChanges(present.changes);
    const { family, coin } = shown.subject;
    queries.setQueryData(gatewayCoinKey(family, coin.symbol), present.coin);
    return present.changes.length === 0;
  }

  async function want(): Promise<Wanted> {
    if (!form.check() || !isComplete(form)) return 'wrong';
    const { subject, fields, wallet } = form;
    const shown = { subject, address: fields.address.trim(), walletId: wallet.id };
    if (!(await confirmed(shown))) return 'wrong';
    return rechecked(requestOf(form, { notes: notesOf(form), dangers: dangersOf(form) }), shown, scam);
  }

  const action = useReviewAction(want);
  return {
    isBusy: action.isWaiting,
    changes,
    error,
    open: async () => {
      setChanges([]);
      setError(null);
      try {
        const outcome = await action.open();
        if (outcome.state !== 'cancelled') onSent(outcome.id);
      } catch (thrown) {
        messenger.haptic('error');
        setError(toAppError(thrown));
        const { family, coin } = form.subject;
        void queries.invalidateQueries({ queryKey: gatewayCoinKey(family, coin.symbol) });
      }
    },
  };
}
