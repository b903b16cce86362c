import type { MembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { DAY_SECONDS } from '@xbts/shared/amounts/durations.ts';
import { CORE_PRECISION, CORE_SYMBOL, HUNDRED_PERCENT } from '@xbts/shared/protocol/constants.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { membershipPrice } from '../model/membershipPrice.ts';
import { useMembershipT } from '../texts/membershipTexts.ts';

/** Core units with the symbol. */
export const coreText = (units: bigint): string =>
  `${formatAmount(units, CORE_PRECISION, 'plain')}\u00a0${CORE_SYMBOL}`;

/** The price by the chain's present schedule, and a member's fee split. */
export function Terms({ terms }: { terms: MembershipTerms }) {
  const t = useMembershipT();
  const { cashback_vesting_period_seconds: period, cashback_vesting_threshold: threshold } = terms.parameters;
  const network = terms.account.network_fee_percentage;
  return (
    <Section header={t('terms')}>
      <Facts
        rows={[
          { label: t('price'), value: coreText(membershipPrice(terms)) },
          { label: t('back'), value: t('percentOf', { percent: String((HUNDRED_PERCENT - network) / 100) }) },
          { label: t('stays'), value: t('percentOf', { percent: String(network / 100) }) },
          { label: t('small', { amount: coreText(threshold) }), value: t('smallWhen') },
          { label: t('large'), value: t('largeWhen', { count: Math.ceil(period / DAY_SECONDS) }) },
        ]}
      />
    </Section>
  );
}
