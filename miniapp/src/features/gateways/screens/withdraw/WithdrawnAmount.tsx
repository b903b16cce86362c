import { errorText } from '../../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** The amount, with the balance, its shares, and the arriving amount under the figure. */
export function WithdrawnAmount({ form }: { form: WithdrawForm }) {
  const t = useGatewayT();
  const balanceText = useBalanceText();
  const { fields, change, errors, balance, arrives, takeShare, subject } = form;
  const { precision, symbol } = subject.asset;
  const arrival =
    arrives === null
      ? ''
      : `${t('withdraw.arrives')}: ${formatAmount(arrives, precision, 'plain')} ${subject.coin.backingCoin}`;
  if (balance === 0n && fields.amount === '') return <Notice>{t('withdraw.empty', { symbol })}</Notice>;
  return (
    <AmountField
      label={t('common.amount')}
      value={fields.amount}
      onChange={(amount) => change({ amount })}
      symbol={symbol}
      balance={balanceText(balance, subject.asset)}
      onShare={takeShare}
      fiat={
        <>
          <FieldFiat asset={subject.asset} text={fields.amount} onAmount={(amount) => change({ amount })} />
          {arrival}
        </>
      }
      error={errors.amount === null ? undefined : errorText(errors.amount)}
    />
  );
}
