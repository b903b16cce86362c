import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';
import { shareAfter } from './depositRequest.ts';
import styles from './PoolForms.module.css';
import { StakeFrame } from './StakeFrame.tsx';
import type { StakeFormProps } from './sheetProps.ts';
import { type DepositForm, type Side, useDepositForm } from './useDepositForm.ts';

/** A deposit of both assets: one amount is typed, the other follows from the pool's ratio. */
export function BothForm(props: StakeFormProps) {
  const t = usePoolT();
  const form = useDepositForm(props);
  useUnsavedWork(form.texts.a !== '' || form.texts.b !== '');
  const isFirst = !isInitialised(props.known.pool);
  return (
    <StakeFrame form={props} review={form}>
      <p className={styles.text}>{isFirst ? t('stake.first') : t('stake.linked')}</p>
      <SideField side="a" form={form} {...props} />
      <SideField side="b" form={form} {...props} />
      {form.error !== null && <Notice tone="error">{errorText(form.error)}</Notice>}
      <Outcome form={form} {...props} />
      <FeeRow {...form.fee} />
      <p className={styles.text}>{t('stake.protection')}</p>
    </StakeFrame>
  );
}

function SideField({ side, form, known, balances }: { side: Side; form: DepositForm } & StakeFormProps) {
  const t = usePoolT();
  const balanceText = useBalanceText();
  const asset = side === 'a' ? known.assetA : known.assetB;
  const error = form.errors[side];
  const type = (text: string) => form.type(side, text);
  return (
    <AmountField
      label={t('stake.offer', { symbol: asset.symbol })}
      value={form.texts[side]}
      onChange={type}
      symbol={asset.symbol}
      fiat={<FieldFiat text={form.texts[side]} asset={asset} onAmount={type} />}
      balance={balanceText(balances.balanceOf(asset), asset)}
      onShare={(percent) => form.takeShare(side, percent)}
      error={error === null ? undefined : errorText(error)}
    />
  );
}

function Outcome({ form, known }: { form: DepositForm } & StakeFormProps) {
  const t = usePoolT();
  const { quote } = form;
  const { assetA, assetB, share } = known;
  const wait = '—';
  return (
    <Facts
      rows={[
        {
          label: t('stake.taken'),
          value:
            quote === null ? (
              wait
            ) : (
              <>
                {exactText(quote.taken.a, assetA)}
                <br />
                {exactText(quote.taken.b, assetB)}
              </>
            ),
        },
        { label: t('stake.minted'), value: quote === null ? wait : exactText(quote.minted, share) },
        { label: t('stake.after'), value: quote === null ? wait : asPercent(shareAfter(form, quote)) },
      ]}
    />
  );
}
