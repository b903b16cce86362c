import type { MembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { membershipPrice } from '../model/membershipPrice.ts';
import { type Savings, useSavings } from '../model/useSavings.ts';
import { useMembershipT } from '../texts/membershipTexts.ts';
import { coreText } from './Terms.tsx';

/** A long time in its largest unit, rounded up: the break-even is never promised too early. */
function useSpanText(): (days: number) => string {
  const t = useMembershipT();
  return (days) => {
    if (days >= 730) return t('years', { count: Math.ceil(days / 365) });
    return days >= 60 ? t('months', { count: Math.ceil(days / 30) }) : t('days', { count: days });
  };
}

/** The account's own last thirty and ninety days compared with the price. */
export function OwnUse({ account, terms }: { account: string; terms: MembershipTerms }) {
  const t = useMembershipT();
  const savings = useSavings(account, terms, membershipPrice(terms));
  const isMember = terms.account.lifetime_referrer === terms.account.id;
  return (
    <Section header={t('use')} footer={t('useFooter')}>
      {savings.data != null && <Periods savings={savings.data} isMember={isMember} />}
      {savings.data == null && savings.error === null && <SkeletonCells count={3} hasIcon={false} />}
      {savings.error !== null && (
        <Failure error={toAppError(savings.error)} onRetry={() => void savings.refetch()} />
      )}
    </Section>
  );
}

function Periods({ savings, isMember }: { savings: Savings; isMember: boolean }) {
  const t = useMembershipT();
  const spanText = useSpanText();
  const { periods, paidAfterDays, cutAt } = savings;
  const paid = paidAfterDays === null ? t('paidNever') : t('paidAfter', { time: spanText(paidAfterDays) });
  return (
    <>
      {periods.map(({ days, fees, saved }) => (
        <Facts
          key={days}
          rows={[
            { label: t('last', { count: days }), value: coreText(fees) },
            { label: t('saved'), value: coreText(saved) },
          ]}
        />
      ))}
      {!isMember && <Facts rows={[{ label: t('paid'), value: <strong>{paid}</strong> }]} />}
      {!isMember && paidAfterDays === null && <Notice tone="warning">{t('neverHint')}</Notice>}
      {cutAt !== null && <Notice>{t('cut', { time: formatDay(cutAt) })}</Notice>}
    </>
  );
}
