import { comingPayouts, isPayoutDay } from '@xbts/shared/staking/stakingCalendar.ts';
import { Button } from '../../../components/Button.tsx';
import { Cell } from '../../../components/Cell.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Section } from '../../../components/Section.tsx';
import { SkeletonCells } from '../../../components/Skeleton.tsx';
import { type Stakes, useStakes, useStakingAsset } from '../../../data/staking/stakingPositions.ts';
import { useChainTime } from '../../../data/staking/stakingTime.ts';
import { formatDateTime } from '../../../i18n/dates.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { formatAmount } from '../../../i18n/numbers.ts';
import { usePayoutT } from '../../../i18n/payoutTexts.ts';
import { useStakingT } from '../../../i18n/stakingTexts.ts';
import { formatUtcDay } from '../../../i18n/utcDay.ts';
import { useSettings } from '../../../stores/settings.ts';
import { countdown } from '../countdown.ts';
import styles from './Calendar.module.css';

/** Payout days that are listed: two months. */
const DAYS = 4;

/** The next payout days, and the days when stakes unlock, in order. */
export function ComingDays({ account }: { account: string | null }) {
  const t = usePayoutT();
  const staking = useStakingT();
  const now = useChainTime();
  const stakes = useStakes(account);
  const unlocks = useUnlocks(stakes.positions);
  const payouts = comingPayouts(now, DAYS + 1).filter(({ startsAt }) => startsAt > now);
  const days = [
    ...payouts.slice(0, DAYS).map(({ startsAt, number, year }) => ({
      key: `${year} ${number}`,
      at: startsAt,
      title: t('next.payoutDay'),
      subtitle: `${formatUtcDay(startsAt)} · ${t('next.epoch', { number })}`,
    })),
    ...unlocks.filter(({ at }) => at > now),
  ].sort((one, other) => one.at - other.at);
  return (
    <Section header={t('next.coming')} footer={t('next.utc')}>
      {isPayoutDay(now) && (
        <div className={styles.asset}>
          <Notice>
            {t('next.today')}. {t('next.todayText')}
          </Notice>
        </div>
      )}
      {days.map(({ key, at, title, subtitle }) => (
        <Cell
          key={key}
          title={title}
          subtitle={subtitle}
          isMultiline
          after={t('next.in', { time: countdown(at - now, staking) })}
        />
      ))}
      {account !== null && <UnreadStakes stakes={stakes} />}
    </Section>
  );
}

/** In the place of the unlock days while the stakes are not read: without it their days would seem to be none. */
function UnreadStakes({ stakes: { positions, error, readAgain } }: { stakes: Stakes }) {
  const t = usePayoutT();
  if (positions !== undefined) return null;
  if (error === null) return <SkeletonCells count={1} hasIcon={false} />;
  return (
    <div className={styles.asset}>
      <Notice tone="warning">
        {t('next.noUnlocks')} {errorText(error)}{' '}
        <Button kind="plain" onPress={readAgain}>
          {t('service.retry')}
        </Button>
      </Notice>
    </div>
  );
}

function useUnlocks(positions: Stakes['positions']) {
  const t = usePayoutT();
  const asset = useStakingAsset();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  return (positions ?? []).map(({ id, unlocksAt, units }) => ({
    key: id,
    at: unlocksAt,
    title: t('next.unlockDay', { id }),
    subtitle:
      asset === undefined || isHidden
        ? formatDateTime(unlocksAt)
        : `${formatDateTime(unlocksAt)} · ${formatAmount(units, asset.precision, 'plain')}\u00a0${asset.symbol}`,
  }));
}
