import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { type Estimate, weightOf } from '@xbts/shared/staking/share.ts';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../../../platform/i18n/numbers.ts';
import { formatUtcDay } from '../../../../../platform/i18n/utcDay.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { EstimateText } from '../../../../assets/ui/EstimateText.tsx';
import { type PaidSample, usePaidSample } from '../../../model/paidSample.ts';
import { stakeName } from '../../../model/stakeName.ts';
import { estimatedSince, estimateOfStake } from '../../../model/stakingEstimate.ts';
import { useStakingPercents } from '../../../model/stakingShares.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { usePayoutWorth } from '../payouts/usePayoutWorth.ts';
import styles from './Create.module.css';
import type { StakeForm } from './useStakeForm.ts';

/** The form's stake's earnings over the last actual payouts. It is no promise. */
export function EarnedEstimate({ form, asset }: { form: StakeForm; asset: Asset }) {
  const t = useStakingT();
  const percents = useStakingPercents();
  const sample = usePaidSample();
  const { units, minimum, term } = form;
  const header = t('create.earned');
  const say = (text: string) => (
    <Section header={header}>
      <p className={styles.padded}>{text}</p>
    </Section>
  );
  if (units === null || units < minimum)
    return say(
      t('create.earnedTyped', {
        minimum: formatAmount(minimum, asset.precision, 'plain'),
        symbol: stakeName(asset),
      }),
    );
  if (isUnavailable(percents.error)) return say(t('create.earnedNoService'));
  if (percents.isError || sample.isError)
    return <Unread header={header} onRetry={() => void (percents.isError ? percents : sample).refetch()} />;
  if (percents.data === undefined || sample.data === undefined)
    return (
      <Section header={header}>
        <SkeletonCells count={3} />
      </Section>
    );
  const weight = weightOf({ units, bonusPercent: term.bonusPercent });
  const estimate = estimateOfStake(sample.data, percents.data, { weight, precision: asset.precision });
  if (estimate === null) return say(t('create.earnedUnknown'));
  if (estimate.earned.size === 0) return say(t('create.earnedNothing'));
  return <Earned estimate={estimate} sample={sample.data} header={header} />;
}

function Unread({ header, onRetry }: { header: string; onRetry: () => void }) {
  const t = useStakingT();
  return (
    <Section header={header}>
      <p className={styles.padded}>
        {t('create.earnedUnknown')}{' '}
        <Button kind="plain" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      </p>
    </Section>
  );
}

interface EarnedProps {
  estimate: Estimate;
  sample: PaidSample;
  header: string;
}

function Earned({ estimate, sample, header }: EarnedProps) {
  const t = useStakingT();
  const worth = usePayoutWorth();
  const rows = [...estimate.earned].flatMap(([id, units]) => {
    const asset = sample.assets.find((each) => each.id === id);
    return asset === undefined ? [] : [{ asset, units }];
  });
  const all = worth.ofAll(rows);
  const readAt = worth.readAt(rows);
  const since = estimatedSince(sample, estimate);
  const footer = [
    t(sample.source === 'chain' ? 'create.earnedChain' : 'create.earnedFooter', {
      count: estimate.epochs.length,
      since: since === undefined ? '' : formatUtcDay(since),
    }),
    ...(sample.leftOut === 0 ? [] : [t('create.leftOut', { count: sample.leftOut })]),
    ...(readAt === 0 ? [] : [t('create.prices', { time: formatClock(readAt) })]),
  ].join(' ');
  return (
    <Section header={header} footer={footer}>
      {rows.map(({ asset, units }) => (
        <Cell
          key={asset.id}
          before={<AssetIcon symbol={asset.symbol} size={32} />}
          title={<AmountText units={units} precision={asset.precision} symbol={asset.symbol} form="plain" />}
          after={
            <span className={styles.worth}>
              <EstimateText value={worth.of({ asset, units })} />
            </span>
          }
        />
      ))}
      {rows.length > 1 && (
        <Cell
          title={t('common.together')}
          after={<EstimateText value={all?.value ?? null} />}
          {...(all === null || all.isWhole ? {} : { afterSubtitle: t('create.unpriced') })}
        />
      )}
    </Section>
  );
}
