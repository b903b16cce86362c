import { useQueryClient } from '@tanstack/react-query';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { useScamText } from '../../../scam/ui/useScamText.ts';
import { type ReviewNote, useReviewAction, type Wanted } from '../../../transactions/model/review.ts';
import { gatewayCoinKey } from '../../model/gatewayBoard.ts';
import { formerIssuer, useGatewayMoves } from '../../model/gatewayMoves.ts';
import type { TermChange } from '../../model/gatewayTerms.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { familyName } from '../../ui/gatewayName.ts';
import { readPresentTerms, type ShownWithdrawal } from './presentTerms.ts';
import { sharedMemoText } from './sharedMemo.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';
import { type Complete, isComplete, shownIn, withdrawalRequest } from './withdrawalRequest.ts';

export interface WithdrawalReview {
  isBusy: boolean;
  /** The gateway's changes since the form was filled in; the form shows the new figures. */
  changes: readonly TermChange[];
  /** Why there is no review: the gateway does not answer, or its account is not the expected one. */
  error: AppError | null;
  open(): Promise<void>;
}

function useNotes(): (form: Complete) => ReviewNote[] {
  const t = useGatewayT();
  return ({ subject, fields, arrives }) => {
    const { family, network, coin, asset } = subject;
    const memo = coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '';
    return [
      { label: t('withdraw.note.gateway'), value: `${familyName(family, t)} · ${network}` },
      { label: t('withdraw.note.address'), value: fields.address.trim(), isInMemo: true },
      ...(memo === '' ? [] : [{ label: t('withdraw.memo'), value: memo, isInMemo: true as const }]),
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

/**
 * The dangers to tick on the sheet: an issuer on the public scam list, another issuer than last time, and a memo shared
 * by two networks.
 */
function useDangers(): (form: Complete) => string[] {
  const t = useGatewayT();
  const scamText = useScamText();
  return ({ subject, issuer, twins }) => {
    const { symbol } = subject.coin;
    const listed = scamText(issuer.name);
    const before = formerIssuer(useGatewayMoves.getState().withdrawals, symbol, issuer);
    return [
      ...(listed === null ? [] : [listed]),
      ...(before === null ? [] : [t('withdraw.issuerChanged', { symbol, before, account: issuer.name })]),
      ...(twins.length === 0 ? [] : [sharedMemoText(subject, twins, t)]),
    ];
  };
}

/** Opens the review of a withdrawal once the gateway has confirmed the form's content. */
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
    if (!(await confirmed(shownIn(form)))) return 'wrong';
    return withdrawalRequest(form, { notes: notesOf(form), dangers: dangersOf(form) }, scam);
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
