import { errorText } from '../../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { feesOf } from '../../model/gatewayTerms.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** Minimum, the gateway's fees, what arrives, and the fee of the chain. */
export function TermsSection({ form }: { form: WithdrawForm }) {
  const t = useGatewayT();
  const { terms, arrives, subject, fee, errors } = form;
  const inCoin = (units: bigint | null) =>
    units === null
      ? t('withdraw.notStated')
      : `${formatAmount(units, subject.asset.precision, 'plain')} ${subject.coin.backingCoin}`;
  const chainFee =
    fee.fee === null ? (
      <Skeleton width={96} />
    ) : (
      `${formatAmount(fee.fee, fee.precision, 'plain')} ${fee.symbol}`
    );
  return (
    <>
      <Section>
        <Facts
          rows={[
            { label: t('withdraw.minimum'), value: inCoin(terms.minimum) },
            { label: t('withdraw.networkFee'), value: inCoin(terms.withdrawFee) },
            { label: t('withdraw.gateFee'), value: inCoin(terms.gateFee) },
            { label: t('withdraw.arrives'), value: arrives === null ? '—' : inCoin(arrives) },
            { label: t('withdraw.chainFee'), value: chainFee },
          ]}
        />
      </Section>
      {feesOf(terms) === null && <Notice tone="warning">{t('withdraw.feesUnknown')}</Notice>}
      {fee.isStandIn && (
        <Notice>{t('withdraw.feeInstead', { core: fee.coreSymbol, symbol: fee.symbol })}</Notice>
      )}
      {errors.fee !== null && <Notice tone="error">{errorText(errors.fee)}</Notice>}
    </>
  );
}
