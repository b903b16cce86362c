import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { formatPrice } from '../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import type { ChartPoint } from '../../../ui/chart/chartPoints.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { PoolMoment } from '../../pools/model/poolEvents.ts';
import { usePoolPast } from '../../pools/model/poolMoments.ts';
import type { Pool } from '../../pools/model/poolOf.ts';
import { poolRowsOf, sortPoolRows } from '../../pools/model/poolRows.ts';
import { usePoolsOf } from '../../pools/model/pools.ts';
import { type Period, PeriodTabs, periodHours } from '../../pools/ui/PeriodTabs.tsx';
import { useAssets } from '../model/assets.ts';
import { usePriceBook } from '../model/prices/usePriceBook.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** An asset priced in the other asset of a pool. */
interface PricedPair {
  readonly asset: Pick<Asset, 'symbol' | 'precision'>;
  readonly other: Pick<Asset, 'symbol' | 'precision'>;
  /** The priced one is the pool's first asset. */
  readonly isA: boolean;
}

/** The price of one whole in the other asset at each moment; moments of an empty pool are omitted. */
export function pricePoints(moments: readonly PoolMoment[], { asset, other, isA }: PricedPair): ChartPoint[] {
  return moments.flatMap(({ time, balances: { a, b } }) => {
    if (a === 0n || b === 0n) return [];
    const [mine, paid] = isA ? [a, b] : [b, a];
    const value = Number(paid) / 10 ** other.precision / (Number(mine) / 10 ** asset.precision);
    return [{ time, value }];
  });
}

const LineChart = lazyPart(async () => (await import('../../../ui/chart/LineChart.tsx')).LineChart);

/** Chart and table button together. */
const HEIGHT = 200;
const BUTTON_HEIGHT = 44;
const noAssets: ReadonlySet<string> = new Set();

/** The price history in the pool with the most liquidity. */
export function AssetChart({ asset }: { asset: Asset }) {
  const t = useAssetT();
  const pools = usePoolsOf(asset.id);
  const pool = useLargestPool(pools.data);
  const otherId = pool === undefined ? '' : pool.assetA === asset.id ? pool.assetB : pool.assetA;
  const other = useAssets(otherId === '' ? [] : [otherId]).get(otherId);
  if (pools.error !== null && pools.data === undefined) return null;
  const header = other === undefined ? t('chart.title') : t('common.priceOf', namesOf(asset, other));
  return (
    <Section
      header={header}
      isPadded
      {...(pool === undefined ? {} : { footer: t('chart.source', { pool: pool.id }) })}
    >
      {pools.data !== undefined && pool === undefined ? (
        <p className={styles.none}>{t('chart.none')}</p>
      ) : pool === undefined || other === undefined ? (
        <Skeleton height={HEIGHT + 2 * BUTTON_HEIGHT} />
      ) : (
        <Past pool={pool} pair={{ asset, other, isA: pool.assetA === asset.id }} />
      )}
    </Section>
  );
}

const namesOf = (one: Pick<Asset, 'symbol'>, other: Pick<Asset, 'symbol'>) => ({
  one: one.symbol,
  other: other.symbol,
});

function useLargestPool(pools: readonly Pool[] | undefined): Pool | undefined {
  const book = usePriceBook();
  return useMemo(() => {
    const priceOf = (id: string) => book.priceOf(id, 'USD')?.perUnit ?? null;
    const rows = poolRowsOf({ pools: pools ?? [], assets: new Map(), priceOf, heldAssets: noAssets });
    return sortPoolRows(rows, 'liquidity').find(({ isEmpty }) => !isEmpty)?.pool;
  }, [pools, book]);
}

function Past({ pool, pair }: { pool: Pool; pair: PricedPair }) {
  const t = useAssetT();
  const [period, setPeriod] = useState<Period>('week');
  const past = usePoolPast(pool.id, periodHours[period]);
  const { asset, other, isA } = pair;
  const points = useMemo((): ChartPoint[] => {
    const now = { time: Date.now(), balances: { a: pool.balanceA, b: pool.balanceB } };
    return pricePoints([...(past.data?.moments ?? []), now], { asset, other, isA });
  }, [past.data, pool.balanceA, pool.balanceB, asset, other, isA]);
  const formatValue = useCallback((value: number) => formatPrice(value), []);
  const placeholder = <Skeleton height={HEIGHT + BUTTON_HEIGHT} />;
  return (
    <>
      <PeriodTabs value={period} onChange={setPeriod} />
      {past.data !== undefined ? (
        <Suspense fallback={placeholder}>
          <LineChart
            points={points}
            label={t('common.priceOf', namesOf(asset, other))}
            formatValue={formatValue}
            height={HEIGHT}
          />
        </Suspense>
      ) : past.error !== null ? (
        <Failure error={past.error} onRetry={() => void past.refetch()} />
      ) : (
        placeholder
      )}
    </>
  );
}
