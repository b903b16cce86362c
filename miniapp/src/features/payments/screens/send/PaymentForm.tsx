import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { LazyHoldingPicker } from '../../../assets/ui/LazyHoldingPicker.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import type { PaymentRequest } from '../../../recipients/model/paymentLink.ts';
import { useVerdictLine } from '../../../recipients/ui/verdictTexts.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { ElsewhereSection } from './ElsewhereSection.tsx';
import { NextFeeGuard } from './NextFeeGuard.tsx';
import { RecipientField } from './RecipientField.tsx';
import { SentAmount } from './SentAmount.tsx';
import { memoBytes } from './transferForm.ts';
import { type SendForm, useSendForm } from './useSendForm.ts';

const VerdictSheet = lazyPart(
  async () => (await import('../../../recipients/ui/VerdictSheet.tsx')).VerdictSheet,
);

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
  const [isJudging, setJudging] = useState(false);
  // What was asked for once is not paid twice.
  const canRepeat = origin === undefined;
  const review = useReviewPayment(form, { canRepeat, onDanger: () => setJudging(true) });
  const { fields, change } = form;
  const isBegun = fields.to !== '' || fields.amount !== '' || fields.memo !== '';
  useUnsavedWork(isBegun);
  return (
    <>
      <Page
        title={t('common.send')}
        action={{ label: t('common.review'), onPress: () => void review.open(), isLoading: review.isWaiting }}
      >
        {head}
        {isFromLink && (origin ?? <FromLink />)}
        <RecipientField form={form} onLink={() => setFromLink(true)} onVerdict={() => setJudging(true)} />
        <SentAmount form={form} account={account} onPickAsset={() => setPickingAsset(true)} />
        <MemoField form={form} />
        <Cost form={form} />
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
      {isJudging && (
        <WholeVerdict
          form={form}
          onReview={() => {
            setJudging(false);
            void review.open();
          }}
          onClose={() => setJudging(false)}
        />
      )}
    </>
  );
}

/** The review of the form's payment; the form closes once it is sent. `onDanger` shows what is to be consented to first. */
function useReviewPayment(
  form: SendForm,
  { canRepeat, onDanger }: { canRepeat: boolean; onDanger: () => void },
) {
  const lineOf = useVerdictLine();
  const [, navigate] = useLocation();
  const { account, operation, memos, fee, verdict, typedBy } = form;
  return useReviewAction(
    () => {
      const readiness = form.check();
      if (readiness === 'wrong' && form.lacksConsent) onDanger();
      if (readiness !== 'ready') return readiness;
      const line = verdict === null ? { warnings: [] } : lineOf(verdict);
      const { feeAssetId } = fee;
      return { account, operations: [operation], memos, feeAssetId, typedBy, ...line, canRepeat };
    },
    () => navigate('/wallet', { replace: true }),
  );
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

/** The whole verdict about the form's recipient, over the form. */
function WholeVerdict({ form, ...on }: { form: SendForm; onReview: () => void; onClose: () => void }) {
  const { recipient, verdict, hasConsent, consent } = form;
  if (recipient.found === null || verdict === null) return null;
  return (
    <Suspense fallback={null}>
      <VerdictSheet
        {...on}
        account={recipient.found}
        verdict={verdict}
        hasConsent={hasConsent}
        onConsent={consent}
      />
    </Suspense>
  );
}

function MemoField({ form }: { form: SendForm }) {
  const t = useTransferT();
  const { fields, errors, recipient, change } = form;
  const name = recipient.account?.name;
  return (
    <TextField
      label={name === undefined ? t('send.messageGeneral') : t('send.message', { name })}
      value={fields.memo}
      onChange={(memo) => change({ memo })}
      isGrowing
      after={<Icon name="lock" size={18} />}
      error={errors.memo === null ? undefined : errorText(errors.memo)}
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
  return <Facts rows={[{ label: t('send.remains'), value: `${left}\u00a0${holding.symbol}` }]} />;
}
