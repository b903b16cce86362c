import { comingPayouts, isPayoutDay } from '@xbts/shared/staking/stakingCalendar.ts';
import { useChainTime } from '../../../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../../../platform/i18n/numbers.ts';
import { formatUtcDay } from '../../../../../platform/i18n/utcDay.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { type Stakes, useStakes, useStakingAsset } from '../../../model/stakingPositions.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { countdown } from '../countdown.ts';
import styles from './Calendar.module.css';

/** Listed payout days: two months. */
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

/** Replaces the unlock days until the stakes are read: without it there would seem to be none. */
function UnreadStakes({ stakes: { positions, error, readAgain } }: { stakes: Stakes }) {
  const t = usePayoutT();
  if (positions !== undefined) return null;
  if (error === null) return <SkeletonCells count={1} hasIcon={false} />;
  return (
    <div className={styles.asset}>
      <Notice tone="warning">
        {t('next.noUnlocks')} {errorText(error)}{' '}
        <Button kind="plain" onPress={readAgain}>
          {t('common.retry')}
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
