import { useLocation } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../assets/model/assets.ts';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { useLargestPools } from '../../../assets/model/prices/largestPools.ts';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

const SHOWN = 5;

/** The largest pools, each a link to its page. */
export function LargestPools() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  const currency = useSettings((settings) => settings.currency);
  const { pools, error, retry } = useLargestPools(SHOWN, fiatCodes[currency]);
  const assets = useAssets(pools?.flatMap(({ pool }) => [pool.assetA, pool.assetB]) ?? []);
  const symbolOf = (id: string) => assets.get(id)?.symbol ?? id;
  return (
    <Section header={t('market.pools')}>
      {pools === undefined &&
        (error === null ? <SkeletonCells count={SHOWN} /> : <Failure error={error} onRetry={retry} />)}
      {pools?.length === 0 && (
        <Placeholder
          icon="pools"
          title={t('market.noPools')}
          action={
            <Button kind="secondary" onPress={() => navigate('/pools')}>
              {t('common.pools')}
            </Button>
          }
        />
      )}
      {pools?.map(({ pool, value }) => (
        <Cell
          key={pool.id}
          before={<PairIcon first={symbolOf(pool.assetA)} second={symbolOf(pool.assetB)} />}
          title={<PairText first={symbolOf(pool.assetA)} second={symbolOf(pool.assetB)} />}
          subtitle={pool.id}
          after={<EstimateText value={value} />}
          to={`/pool/${pool.id}`}
        />
      ))}
    </Section>
  );
}
