import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { weightOf } from '@xbts/shared/staking/share.ts';
import { minimumStake, type Term, terms } from '@xbts/shared/staking/terms.ts';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { formatNumber } from '../../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../../platform/i18n/percent.ts';
import { formatUtcDay } from '../../../../../platform/i18n/utcDay.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { about } from '../../../../assets/ui/EstimateText.tsx';
import { type PaidSample, usePaidSample } from '../../../model/paidSample.ts';
import { estimatedSince, estimateOfStake } from '../../../model/stakingEstimate.ts';
import { useStakingAsset } from '../../../model/stakingPositions.ts';
import { type StakingPercents, useStakingPercents } from '../../../model/stakingShares.ts';
import { yearlyYield } from '../../../model/yearlyYield.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { termText } from '../../../ui/termText.ts';
import { usePayoutWorth } from '../payouts/usePayoutWorth.ts';
import styles from './Stakes.module.css';

/** The yield per year of each term by the last payouts, with its source and the age of its prices. */
export function Yields() {
  const percents = useStakingPercents();
  const sample = usePaidSample();
  const asset = useStakingAsset();
  const failed = [percents, sample].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (percents.data === undefined || sample.data === undefined || asset === undefined)
    return <SkeletonCells count={terms.length} hasIcon={false} />;
  return <Known percents={percents.data} sample={sample.data} asset={asset} />;
}

interface KnownProps {
  percents: StakingPercents;
  sample: PaidSample;
  asset: Asset;
}

function Known({ percents, sample, asset }: KnownProps) {
  const t = useStakingT();
  const worth = usePayoutWorth();
  const units = minimumStake(asset.precision);
  const ofTerm = (term: Term) => {
    const weight = weightOf({ units, bonusPercent: term.bonusPercent });
    const estimate = estimateOfStake(sample, percents, { weight, precision: asset.precision });
    if (estimate === null) return null;
    const sums = [...estimate.earned].flatMap(([id, earned]) => {
      const paid = sample.assets.find((each) => each.id === id);
      return paid === undefined ? [] : [{ asset: paid, units: earned }];
    });
    return { term, estimate, sums };
  };
  const known = terms.flatMap((term) => ofTerm(term) ?? []);
  const [first] = known;
  if (first === undefined) return <p className={styles.source}>{t('create.earnedUnknown')}</p>;
  const staked = worth.of({ asset, units }) ?? 0;
  const since = estimatedSince(sample, first.estimate);
  const readAt = worth.readAt([...first.sums, { asset, units }]);
  const source = [
    t(sample.source === 'chain' ? 'create.earnedChain' : 'create.earnedFooter', {
      count: first.estimate.epochs.length,
      since: since === undefined ? '' : formatUtcDay(since),
    }),
    ...(known.some(({ sums }) => worth.ofAll(sums)?.isWhole === false) ? [`(${t('create.unpriced')})`] : []),
    ...(readAt === 0 ? [] : [t('create.prices', { time: formatClock(readAt) })]),
  ].join(' ');
  return (
    <>
      <Facts
        rows={known.map(({ term, estimate, sums }) => {
          const earned = worth.ofAll(sums)?.value ?? 0;
          const percent = yearlyYield({ earned, payouts: estimate.epochs.length, staked });
          return {
            label: termText(term, t),
            value: percent === null ? t('common.unknown') : about(asPercent(formatNumber(percent))),
          };
        })}
      />
      <p className={styles.source}>{source}</p>
    </>
  );
}
