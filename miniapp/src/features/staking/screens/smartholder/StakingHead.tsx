import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { epochOf, nextPayout } from '@xbts/shared/staking/epochs.ts';
import type { ReactNode } from 'react';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { formatUtcDay } from '../../../../platform/i18n/utcDay.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { useHasActed } from '../../model/ownAct.ts';
import { useStakes, useStakingAsset } from '../../model/stakingPositions.ts';
import { ownShareOf, stakedByAll, useStakingPercents } from '../../model/stakingShares.ts';
import { useStakingT } from '../../texts/stakingTexts.ts';
import { countdown, countdownShort } from './countdown.ts';
import styles from './SmartHolder.module.css';

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * The elapsed part of the time between two payouts, with the remaining time in the middle; the text beside it says the
 * same.
 */
function PayoutRing({ passed, left }: { passed: number; left: string }) {
  const drawn = Math.min(Math.max(passed, 0), 1) * LENGTH;
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100" role="presentation">
        <circle cx="50" cy="50" r={RADIUS} className={styles.whole} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.passed}
          strokeDasharray={`${drawn} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <strong className={styles.left}>{left}</strong>
    </span>
  );
}

/** The staked sum, of the account or of all, and a countdown to the next payout. */
export function StakingHead({ account }: { account: string | null }) {
  const t = useStakingT();
  const now = useChainTime();
  const next = nextPayout(now);
  const begun = epochOf(now).startsAt;
  const left = next.startsAt - now;
  return (
    <div className={styles.head}>
      <PayoutRing passed={(now - begun) / (next.startsAt - begun)} left={countdownShort(left, t)} />
      <div className={styles.figures}>
        {account === null ? <Everybody /> : <Own account={account} />}
        <p className={styles.next}>
          {t('head.next', { day: formatUtcDay(next.startsAt), time: countdown(left, t) })}
        </p>
      </div>
    </div>
  );
}

function Own({ account }: { account: string }) {
  const t = useStakingT();
  const { positions, total, error, staleSince } = useStakes(account);
  const asset = useStakingAsset();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const percents = useStakingPercents();
  const isRead = positions !== undefined && total !== null && asset !== undefined;
  const share =
    isRead && percents.data !== undefined
      ? ownShareOf(percents.data, { account, stakes: positions, precision: asset.precision })
      : null;
  const hasActed = useHasActed(account);
  // The service counts an own act a while later: nothing about it is doubtful.
  const isOwnAct = share?.problem === 'otherAmount' && hasActed;
  return (
    <>
      <Figure
        label={t('common.staked')}
        since={staleSince === null ? null : t(ageKey(staleSince), { time: formatClock(staleSince) })}
      >
        {isRead ? (
          <Total units={total} asset={asset} isHidden={isHidden} />
        ) : (
          <Waiting hasFailed={error !== null} />
        )}
      </Figure>
      <p className={styles.next}>
        {((share === null && percents.isError) || share?.percent === null) && t('head.shareUnknown')}
        {share === null && !percents.isError && (
          <>
            {t('head.share')} <Skeleton width={64} height={13} />
          </>
        )}
        {share !== null && share.percent !== null && (
          <>
            {t('head.share')} <strong>{isHidden ? '****' : asPercent(share.percent)}</strong>{' '}
            {share.source === 'chain' && total !== 0n && t('head.shareFromChain')}{' '}
            {share.problem !== null && !isOwnAct && <Chip tone="warning">{t('service.wrong')}</Chip>}
          </>
        )}
      </p>
    </>
  );
}

/** For visitors: all holders' staked sum, by the service. */
function Everybody() {
  const t = useStakingT();
  const asset = useStakingAsset();
  const percents = useStakingPercents();
  const units =
    percents.data === undefined || asset === undefined ? null : stakedByAll(percents.data, asset.precision);
  const hasFailed = percents.isError || (percents.data !== undefined && asset !== undefined);
  return (
    <Figure label={t('head.stakedByAll')} since={null}>
      {units !== null && asset !== undefined ? (
        <Total units={units} asset={asset} isHidden={false} />
      ) : (
        <Waiting hasFailed={hasFailed} />
      )}
    </Figure>
  );
}

function Figure({ label, since, children }: { label: string; since: string | null; children: ReactNode }) {
  return (
    <>
      <p className={styles.label}>
        {label}
        {since !== null && ` · ${since}`}
      </p>
      <p className={styles.total}>{children}</p>
    </>
  );
}

function Total({ units, asset, isHidden }: { units: bigint; asset: Asset; isHidden: boolean }) {
  const { precision, symbol } = asset;
  const isLong = units >= 100_000_000n * 10n ** BigInt(precision);
  return (
    <AmountText
      units={units}
      precision={precision}
      symbol={symbol}
      form={isLong ? 'short' : 'plain'}
      isHidden={isHidden}
      canExpand
    />
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const t = useStakingT();
  return hasFailed ? t('common.unknown') : <Skeleton width={150} height={24} />;
}
