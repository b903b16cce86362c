import { errorText } from '../../../../platform/i18n/errorText.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import type { TimedForm } from './useTimedForm.ts';

/** How much, of which asset. */
export function SumField({ form, onPickAsset }: { form: TimedForm; onPickAsset: () => void }) {
  const t = useT();
  const balanceText = useBalanceText();
  const { sum, errors, takeShare } = form;
  const { holding, text, setText } = sum;
  if (holding === undefined) return <Skeleton height={120} />;
  return (
    <AmountField
      label={t('common.amount')}
      value={text}
      onChange={setText}
      symbol={holding.symbol}
      onPickAsset={onPickAsset}
      balance={balanceText(holding.amount, holding)}
      onShare={takeShare}
      fiat={
        <FieldFiat
          key={holding.assetId}
          asset={{ ...holding, id: holding.assetId }}
          text={text}
          onAmount={setText}
        />
      }
      error={errors.amount === null ? undefined : errorText(errors.amount)}
    />
  );
}
