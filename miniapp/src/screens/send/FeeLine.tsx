import { Cell } from '../../components/Cell.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { errorText } from '../../i18n/errorText.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import type { SendForm } from './useSendForm.ts';

/** The fee in the chosen asset; a press chooses another one. What is wrong with it stands under it. */
export function FeeLine({ form, onPick }: { form: SendForm; onPick: () => void }) {
  const t = useT();
  const { fee, feeHolding, errors } = form;
  const symbol = feeHolding?.symbol ?? '';
  const figure =
    fee.units === null ? (
      <Skeleton width={96} />
    ) : (
      `${formatAmount(fee.units, feeHolding?.precision ?? 0, 'exact')} ${symbol}`
    );
  return (
    <Cell
      title={t('send.fee')}
      subtitle={errors.fee === null ? t('send.feeAsset') : <span role="alert">{errorText(errors.fee)}</span>}
      isMultiline
      isDanger={errors.fee !== null}
      after={figure}
      label={t('send.pickFeeAsset')}
      onPress={onPick}
    />
  );
}
