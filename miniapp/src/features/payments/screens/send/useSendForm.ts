import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { OperationOf } from '@xbts/shared/protocol/operations.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { longestMemoBytes } from '@xbts/shared/protocol/transferSize.ts';
import { useMaximumTransactionSize } from '../../../../platform/chain/chainParameters.ts';
import { type Form, isFaultless, useForm } from '../../../../platform/form.ts';
import { readSpentAmount, shareTextRoundedDown, untyped } from '../../../assets/model/typedAmount.ts';
import { type FeeAsset, feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import type { FeeRowProps } from '../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import type { PaymentRequest } from '../../../recipients/model/paymentLink.ts';
import { type NamedRecipient, type Recipient, useRecipient } from '../../../recipients/model/recipient.ts';
import { useVerdict } from '../../../recipients/model/recipientVerdict.ts';
import { consentOf, type Verdict } from '../../../recipients/model/verdict.ts';
import type { FormFacts } from '../../../transactions/model/review.ts';
import { factsOf } from './formFacts.ts';
import { limitsOf, memoBytes, memoError, type Spendable } from './transferForm.ts';
import { type Funds, guardError, useFunds } from './useFunds.ts';

/** Whether a form can be reviewed: ready, faulty, or waiting for verdicts about its recipients. */
export type Readiness = 'ready' | 'wrong' | 'waiting';

interface Fields {
  to: string;
  amount: string;
  memo: string;
  symbol: string;
  /** Keeps the native coin for the next fee. */
  keepsNextFee: boolean;
  /** The given consent (consentKey); '' for none. */
  consent: string;
}

export interface SendForm {
  account: string;
  fields: Fields;
  change: Form<Fields>['change'];
  funds: Funds;
  holding: Spendable | undefined;
  recipient: NamedRecipient;
  /** Null without a recipient, or while some of its facts are loading. */
  verdict: Verdict | null;
  fee: FeeAsset;
  feeChoice: FeeRowProps;
  units: bigint | null;
  /** The operation to sign, and the message that the signer adds. */
  operation: OperationOf<0>;
  memos: readonly MemoText[];
  /** The facts behind it, from a single node. */
  typedBy: FormFacts;
  /** UTF-8 bytes that fit into one transaction. */
  longestMemo: number;
  errors: Record<'to' | 'amount' | 'asset' | 'memo' | 'fee', AppError | null> & { isConsentDue: boolean };
  /** True when the shown verdict's dangers were consented to. */
  hasConsent: boolean;
  consent(isGiven: boolean): void;
  /** Marks every field as visited, so that missing values show. */
  check(): Readiness;
  takeShare(percent: number): void;
}

/** The payment as an operation, with its cost; `units` is null for an invalid amount. */
function useDraft(account: string, fields: Fields, funds: Funds, toId: string | undefined) {
  const { holding } = funds;
  const { units, error: amountError } =
    holding === undefined ? untyped : readSpentAmount(fields.amount, limitsOf(holding));
  const operation = transferOperation({
    from: funds.accountId,
    // Fees do not depend on the recipient: any account serves as a placeholder.
    to: toId ?? '1.2.0',
    assetId: holding?.assetId ?? CORE_ASSET_ID,
    units: units ?? 0n,
  });
  const memos = memoBytes(fields.memo) === 0 ? [] : [{ index: 0, text: fields.memo }];
  const feeChoice = useFeeChoice(account, [operation], memos);
  const { fee } = feeChoice;
  const [, { from, to, amount: sent }] = operation;
  const parties = { from, to, assetId: sent.asset_id, feeAssetId: fee.feeAssetId };
  const longestMemo = longestMemoBytes(parties, useMaximumTransactionSize());
  return { units, amountError, operation, memos, fee, feeChoice, longestMemo };
}

type Draft = ReturnType<typeof useDraft>;

/** The fault of each part of the form, shown or not. */
function faultsOf(fields: Fields, funds: Funds, recipient: Recipient, draft: Draft) {
  const { amountError, fee, units, longestMemo } = draft;
  return {
    to: recipient.error,
    amount: amountError ?? (fields.keepsNextFee ? guardError(funds, fee, units) : null),
    asset: assetFault(fields.symbol, funds),
    memo: memoError(fields.memo, longestMemo),
    fee: fee.problem,
  };
}

/** The verdict about the recipient, and whether its present dangers were consented to. */
function useJudgement(account: string, { memo, consent }: Fields, recipient: Recipient) {
  const verdict = useVerdict(account, recipient.account, memo);
  return { verdict, ...consentOf(verdict, recipient.account?.name ?? '', memo, consent) };
}

/** The state of an account's send form: its typed values, the known facts, and its faults. */
export function useSendForm(account: string, preset: PaymentRequest): SendForm {
  const { to, amount, memo, asset: symbol } = preset;
  const form = useForm<Fields>({ to, amount, memo, symbol, keepsNextFee: true, consent: '' });
  const { fields, change } = form;
  const funds = useFunds(account, fields.symbol);
  const recipient = useRecipient(fields.to, account);
  const { verdict, key, hasConsent } = useJudgement(account, fields, recipient);
  const draft = useDraft(account, fields, funds, recipient.account?.id);
  const faults = faultsOf(fields, funds, recipient, draft);
  const { holding } = funds;
  return {
    ...draft,
    account,
    fields,
    change,
    funds,
    holding,
    recipient,
    typedBy: factsOf([recipient.account], holding),
    verdict,
    errors: {
      ...faults,
      to: form.shown(fields.to !== '', faults.to),
      amount: form.shown(fields.amount !== '', faults.amount),
      isConsentDue: form.isChecked && !hasConsent,
    },
    hasConsent,
    consent: (isGiven) => change({ consent: isGiven ? key : '' }),
    check: () => {
      form.check();
      if (draft.units === null || !isFaultless(faults)) return 'wrong';
      if (verdict === null) return 'waiting';
      return verdict.level !== 'refused' && hasConsent ? 'ready' : 'wrong';
    },
    takeShare: (percent) => {
      if (holding === undefined) return;
      const kept = keptOf(fields, funds, holding, draft.feeChoice);
      change({ amount: shareTextRoundedDown(percent, limitsOf(holding), kept) });
    },
  };
}

/** The payment asks for an asset of which the account has nothing. */
function assetFault(symbol: string, { isRead, holding }: Funds): AppError | null {
  const isMissing = symbol !== '' && isRead && holding === undefined;
  return isMissing ? new AppError('payment_link.asset_not_held', { symbol }) : null;
}

/**
 * The amount that 'Max' leaves: this fee when it is paid in the same asset, and for the native coin the next fee if
 * kept.
 */
function keptOf(
  { keepsNextFee }: Fields,
  { nextFee }: Funds,
  holding: Spendable,
  { fee, chosenId }: FeeRowProps,
): bigint {
  if (holding.assetId !== CORE_ASSET_ID) return feeTakenFrom(holding.assetId, fee);
  const coreFee = fee.coreFee ?? 0n;
  const paysInCore = (chosenId ?? CORE_ASSET_ID) === CORE_ASSET_ID && holding.amount >= coreFee;
  return (paysInCore ? coreFee : 0n) + (keepsNextFee ? (nextFee ?? 0n) : 0n);
}
