import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { Cell } from '../../components/Cell.tsx';
import { Failure } from '../../components/Failure.tsx';
import { PairIcon } from '../../components/PairIcon.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { useAssets } from '../../data/assets/assets.ts';
import type { FeaturedPrices } from '../../data/portfolio/portfolio.ts';
import { useLargestPools } from '../../data/prices/pricingMarket.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useWalletT } from '../../i18n/walletTexts.ts';
import { useSettings } from '../../stores/settings.ts';

const SHOWN = 5;

/** The pools that hold most, each a link to its page. */
export function LargestPools({ prices }: { prices: FeaturedPrices }) {
  const t = useWalletT();
  const currency = useSettings((settings) => settings.currency);
  const { pools, error, retry } = useLargestPools(SHOWN, prices, currency.toUpperCase() as FiatCurrency);
  const assets = useAssets(pools?.flatMap(({ pool }) => [pool.assetA, pool.assetB]) ?? []);
  const symbolOf = (id: string) => assets.get(id)?.symbol ?? id;
  const nameOf = (id: string) => splitSymbol(symbolOf(id)).name;
  return (
    <Section header={t('market.pools')}>
      {pools === undefined &&
        (error === null ? <SkeletonCells count={SHOWN} /> : <Failure error={error} onRetry={retry} />)}
      {pools?.length === 0 && <Placeholder icon="pools" title={t('market.noPools')} />}
      {pools?.map(({ pool, value }) => (
        <Cell
          key={pool.id}
          before={<PairIcon first={symbolOf(pool.assetA)} second={symbolOf(pool.assetB)} />}
          title={`${nameOf(pool.assetA)} / ${nameOf(pool.assetB)}`}
          subtitle={pool.id}
          after={`≈ ${formatFiat(value, currency, 'short')}`}
          to={`/pool/${pool.id}`}
        />
      ))}
    </Section>
  );
}
