import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';
import type { PoolForm } from './usePoolForm.ts';

/** Sum of both fees, hundredths of a percent, from which the user is warned. */
const HIGH_FEES = 1_000;

/** The two fees of the pool in percent. */
export function FeeFields({ form }: { form: PoolForm }) {
  const t = usePoolT();
  const { fields, change, feeErrors, fees } = form;
  const textOf = (error: (typeof feeErrors)['taker']) =>
    error === null ? undefined : error === 'malformed' ? t('create.percentWrong') : errorText(error);
  return (
    <>
      <Section header={t('create.fees')} isPadded>
        <TextField
          label={t('create.takerFee')}
          isInCard
          value={fields.taker}
          onChange={(taker) => change({ taker })}
          inputMode="decimal"
          error={textOf(feeErrors.taker)}
        />
        <TextField
          label={t('create.withdrawalFee')}
          isInCard
          value={fields.withdrawal}
          onChange={(withdrawal) => change({ withdrawal })}
          inputMode="decimal"
          error={textOf(feeErrors.withdrawal)}
          hint={t('create.feesHint')}
        />
      </Section>
      {fees !== null && fees.taker + fees.withdrawal > HIGH_FEES && (
        <Notice tone="warning">{t('create.feesHigh')}</Notice>
      )}
    </>
  );
}
