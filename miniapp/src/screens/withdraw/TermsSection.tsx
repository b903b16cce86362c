import { Facts } from '../../components/Facts.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Section.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { feesOf } from '../../data/gateways/gatewayTerms.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useGatewayT } from '../../i18n/gatewayTexts.ts';
import { formatAmount } from '../../i18n/numbers.ts';
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
