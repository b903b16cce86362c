import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { feesOf } from '../../model/gatewayTerms.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { MinimumDoubt } from '../../ui/MinimumDoubt.tsx';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** Minimum, the gateway's fees, the arriving amount, and the fee of the chain. */
export function TermsSection({ form }: { form: WithdrawForm }) {
  const t = useGatewayT();
  const { terms, arrives, subject, fee } = form;
  const inCoin = (units: bigint | null) =>
    units === null
      ? t('withdraw.notStated')
      : `${formatAmount(units, subject.asset.precision, 'plain')} ${subject.coin.backingCoin}`;
  return (
    <>
      <Section>
        <Facts
          rows={[
            { label: t('withdraw.minimum'), value: inCoin(terms.minimum) },
            { label: t('withdraw.networkFee'), value: inCoin(terms.withdrawFee) },
            { label: t('withdraw.gateFee'), value: inCoin(terms.gateFee) },
            { label: t('withdraw.arrives'), value: arrives === null ? '—' : inCoin(arrives) },
          ]}
        />
      </Section>
      <MinimumDoubt coin={subject.coin} />
      {feesOf(terms) === null && <Notice tone="warning">{t('withdraw.feesUnknown')}</Notice>}
      <Section>
        <FeeRow {...fee} />
      </Section>
    </>
  );
}
