import type { AppError } from '@xbts/shared/errors/appError.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import type { Holding } from '../../account/model/holdings.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';
import { FieldFiat } from './FieldFiat.tsx';
import { useBalanceText } from './useBalanceText.ts';

export interface HoldingAmountProps
  extends Pick<AmountFieldProps, 'value' | 'onChange' | 'onPickAsset' | 'onShare'> {
  holding: Pick<Holding, 'assetId' | 'symbol' | 'precision' | 'amount'>;
  error: AppError | null;
}

/** A part of a holding: by its amount, by its value, or by a share. */
export function HoldingAmount({ holding, error, value, onChange, ...actions }: HoldingAmountProps) {
  const t = useT();
  const balanceText = useBalanceText();
  return (
    <AmountField
      {...actions}
      label={t('common.amount')}
      value={value}
      onChange={onChange}
      symbol={holding.symbol}
      balance={balanceText(holding.amount, holding)}
      fiat={
        <FieldFiat
          key={holding.assetId}
          asset={{ ...holding, id: holding.assetId }}
          text={value}
          onAmount={onChange}
        />
      }
      error={error === null ? undefined : errorText(error)}
    />
  );
}
