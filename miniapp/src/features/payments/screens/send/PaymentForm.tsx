import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { LazyHoldingPicker } from '../../../assets/ui/LazyHoldingPicker.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import type { PaymentRequest } from '../../../recipients/model/paymentLink.ts';
import { SaveContact } from '../../../recipients/ui/SaveContact.tsx';
import { VerdictCard } from '../../../recipients/ui/VerdictCard.tsx';
import { useWarnings } from '../../../recipients/ui/verdictTexts.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { ElsewhereSection } from './ElsewhereSection.tsx';
import { NextFeeGuard } from './NextFeeGuard.tsx';
import { RecipientField } from './RecipientField.tsx';
import { SentAmount } from './SentAmount.tsx';
import { memoBytes } from './transferForm.ts';
import { type SendForm, useSendForm } from './useSendForm.ts';

export interface PaymentFormProps {
  account: string;
  request: PaymentRequest;
  head: ReactNode;
  /** The source of the request, unless it is a plain payment link. */
  origin: ReactNode;
}

/** One payment: recipient, amount, message and fee asset. */
export function PaymentForm({ account, request, head, origin }: PaymentFormProps) {
  const t = useTransferT();
  const [isPickingAsset, setPickingAsset] = useState(false);
  const [isFromLink, setFromLink] = useState(request.to + request.amount + request.memo !== '');
  const form = useSendForm(account, request);
  const review = useReviewPayment(form);
  const isVerdictDue = useFirstVerdict(form, request.to);
  const { fields, change } = form;
  const isBegun = fields.to !== '' || fields.amount !== '' || fields.memo !== '';
  useUnsavedWork(isBegun);
  return (
    <Page
      title={t('common.send')}
      action={{ label: t('common.review'), onPress: () => void review.open(), isLoading: review.isWaiting }}
    >
      {head}
      {isFromLink && (origin ?? <FromLink />)}
      <RecipientField form={form} onLink={() => setFromLink(true)} />
      {isVerdictDue ? (
        <Skeleton height={480} />
      ) : (
        <>
          <Verdict form={form} />
          <SentAmount form={form} account={account} onPickAsset={() => setPickingAsset(true)} />
          <MemoField form={form} />
          <Cost form={form} />
        </>
      )}
      {/* A press outside does not lose a started form. */}
      {!isBegun && <ElsewhereSection />}
      {isPickingAsset && (
        <LazyHoldingPicker
          title={t('send.pickAsset')}
          holdings={form.funds.holdings}
          chosen={form.holding?.assetId}
          onChoose={({ symbol }) => {
            change({ symbol });
            setPickingAsset(false);
          }}
          onClose={() => setPickingAsset(false)}
        />
      )}
    </Page>
  );
}

/** The review of the form's payment; the form closes once it is sent. */
function useReviewPayment(form: SendForm) {
  const warningsOf = useWarnings();
  const [, navigate] = useLocation();
  const { account, operation, memos, fee, verdict, typedBy } = form;
  return useReviewAction(
    () => {
      const readiness = form.check();
      if (readiness !== 'ready') return readiness;
      const warnings = verdict === null ? [] : warningsOf(verdict);
      return { account, operations: [operation], memos, feeAssetId: fee.feeAssetId, typedBy, warnings };
    },
    () => navigate('/wallet', { replace: true }),
  );
}

/**
 * True until the first verdict about a link's recipient: signing must wait for it, and it would push the content below
 * away.
 */
function useFirstVerdict({ fields, recipient, verdict }: SendForm, named: string): boolean {
  const [isMade, setMade] = useState(named === '');
  const isDue = verdict === null && recipient.error === null && fields.to === named;
  if (!isMade && !isDue) setMade(true);
  return !isMade && isDue;
}

/** The payment's cost, the remainder, and whether the next fee is kept. */
function Cost({ form }: { form: SendForm }) {
  const { fields, change, feeChoice, funds } = form;
  return (
    <Section>
      <FeeRow {...feeChoice} />
      <Remaining form={form} />
      <NextFeeGuard
        funds={funds}
        isOn={fields.keepsNextFee}
        onChange={(keepsNextFee) => change({ keepsNextFee })}
      />
    </Section>
  );
}

function FromLink() {
  const t = useTransferT();
  return <Notice>{t('send.fromLink')}</Notice>;
}

/** The verdict, or its placeholder, once an account of that name is found. */
function Verdict({ form }: { form: SendForm }) {
  const { recipient, verdict, hasConsent, consent, errors } = form;
  if (recipient.found === null) return null;
  return (
    <>
      <VerdictCard
        name={recipient.found.name}
        verdict={verdict}
        hasConsent={hasConsent}
        onConsent={consent}
        isConsentDue={errors.isConsentDue}
      />
      {verdict !== null && verdict.level !== 'danger' && <SaveContact account={recipient.found} />}
    </>
  );
}

function MemoField({ form }: { form: SendForm }) {
  const t = useTransferT();
  const { fields, errors, recipient, change } = form;
  const name = recipient.account?.name;
  return (
    <TextField
      label={t('request.memo')}
      value={fields.memo}
      onChange={(memo) => change({ memo })}
      lines={2}
      error={errors.memo === null ? undefined : errorText(errors.memo)}
      hint={name === undefined ? t('send.memoHintGeneral') : t('send.memoHint', { name })}
      counter={
        fields.memo === ''
          ? undefined
          : t('send.memoLength', { bytes: memoBytes(fields.memo), longest: form.longestMemo })
      }
    />
  );
}

/** The account's balance after the payment and, if paid in the same asset, its fee. */
function Remaining({ form: { holding, units, fee } }: { form: SendForm }) {
  const t = useTransferT();
  const balanceText = useBalanceText();
  if (holding === undefined || units === null) return null;
  const spent = units + feeTakenFrom(holding.assetId, fee);
  if (spent > holding.amount) return null;
  const left = balanceText(holding.amount - spent, holding);
  return <Facts rows={[{ label: t('send.remains'), value: `${left} ${holding.symbol}` }]} />;
}
