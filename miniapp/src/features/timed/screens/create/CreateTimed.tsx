import { useState } from 'react';
import { useLocation } from 'wouter';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { showError } from '../../../../platform/toasts.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import { HoldingAmount } from '../../../assets/ui/HoldingAmount.tsx';
import { LazyHoldingPicker } from '../../../assets/ui/LazyHoldingPicker.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useWarnings } from '../../../recipients/ui/verdictTexts.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { LockSection } from './LockSection.tsx';
import { RecipientField } from './RecipientField.tsx';
import { type TimedForm, useTimedForm } from './useTimedForm.ts';

/** A new timed transfer: the recipient, the amount, the time, and the holder of the secret. */
export function CreateTimed({ account }: { account: string }) {
  const t = useTimedT();
  const common = useT();
  const form = useTimedForm(account);
  const [isPicking, setPicking] = useState(false);
  const review = useCreateReview(form);
  useUnsavedWork(form.party.to !== '' || form.sum.text !== '');
  const action = {
    label: common('common.review'),
    onPress: () => void review.open().catch(showError),
    isLoading: review.isWaiting,
    isDisabled: form.limits === null,
  };
  return (
    <Page title={t('new')} action={action}>
      {form.limits === null && <Notice tone="error">{t('notAllowed')}</Notice>}
      <RecipientField form={form} />
      {form.sum.holding === undefined ? (
        <Skeleton height={120} />
      ) : (
        <HoldingAmount
          holding={form.sum.holding}
          value={form.sum.text}
          onChange={form.sum.setText}
          onPickAsset={() => setPicking(true)}
          onShare={(percent) => form.sum.takeShare(percent, form.fee.fee)}
          error={form.errors.amount}
        />
      )}
      <HoursField form={form} />
      <LockSection lock={form.lock} errors={form.errors} name={form.party.recipient.account?.name} />
      <Section>
        <FeeRow {...form.fee} />
      </Section>
      {isPicking && (
        <LazyHoldingPicker
          title={t('form.pick')}
          holdings={form.sum.holdings}
          chosen={form.sum.holding?.assetId}
          onChoose={({ assetId }) => {
            form.sum.pick(assetId);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Page>
  );
}

function HoursField({ form }: { form: TimedForm }) {
  const t = useTimedT();
  const now = useChainTime();
  const { hours, setHours, seconds, errors } = form;
  return (
    <TextField
      label={t('form.hours')}
      value={hours}
      onChange={setHours}
      inputMode="numeric"
      error={errors.hours === null ? undefined : errorText(errors.hours)}
      hint={
        seconds === null ? undefined : t('form.hoursHint', { time: formatDateTime(now + seconds * 1000) })
      }
    />
  );
}

/** Opens the review; a secret made here is stored before anything is signed. */
function useCreateReview(form: TimedForm) {
  const t = useTimedT();
  const warningsOf = useWarnings();
  const [, navigate] = useLocation();
  const now = useChainTime();
  return useReviewAction(
    async () => {
      const operation = await form.check();
      if (typeof operation === 'string') return operation;
      const { account, party, sum, seconds, fee } = form;
      const { recipient, verdict } = party;
      const ends = formatDateTime(now + (seconds ?? 0) * 1000);
      return {
        account,
        operations: [operation],
        feeAssetId: fee.fee.feeAssetId,
        typedBy: {
          accounts:
            recipient.account === null ? [] : [{ id: recipient.account.id, name: recipient.account.name }],
          assets: sum.holding === undefined ? [] : [{ ...sum.holding, id: sum.holding.assetId }],
        },
        warnings: verdict === null ? [] : warningsOf(verdict),
        notes: [{ label: t('form.ends'), value: ends }],
        success: t('done.created'),
      };
    },
    () => navigate('/timed', { replace: true }),
  );
}
