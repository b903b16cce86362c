import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { Pool } from '../../pools/model/poolOf.ts';
import { type PoolRow, poolRowsOf, sortPoolRows } from '../../pools/model/poolRows.ts';
import { usePoolsOf } from '../../pools/model/pools.ts';
import { usePoolListRow } from '../../pools/ui/usePoolListRow.tsx';
import { useAssets } from '../model/assets.ts';
import { useUnitPrices } from '../model/prices/usePriceBook.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** Rows shown at first; the rest on demand. */
const FIRST = 5;
const noAssets: ReadonlySet<string> = new Set();
const none: readonly Pool[] = [];

/** The pools with the asset, the largest first. */
export function PoolSection({ asset, canCreate }: { asset: Asset; canCreate: boolean }) {
  const t = useAssetT();
  const [, navigate] = useLocation();
  const pools = usePoolsOf(asset.id);
  const rows = useRows(pools.data ?? none);
  const render = usePoolListRow();
  const [isWhole, setWhole] = useState(false);
  return (
    <Section header={t('common.pools')}>
      {pools.data === undefined && pools.error !== null && (
        <Failure error={pools.error} onRetry={() => void pools.refetch()} />
      )}
      {pools.isPending && pools.error === null && <SkeletonCells count={3} />}
      {pools.data !== undefined && rows.length === 0 && (
        <>
          <p className={styles.text}>{t('pools.none')}</p>
          {canCreate && (
            <div className={styles.more}>
              <Button kind="secondary" isStretched onPress={() => navigate('/pools/create')}>
                {t('common.createPool')}
              </Button>
            </div>
          )}
        </>
      )}
      {rows.slice(0, isWhole ? rows.length : FIRST).map(render)}
      {!isWhole && rows.length > FIRST && (
        <div className={styles.more}>
          <Button kind="secondary" isStretched onPress={() => setWhole(true)}>
            {t('pools.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}

function useRows(pools: readonly Pool[]): readonly PoolRow[] {
  const assets = useAssets(pools.flatMap(({ assetA, assetB }) => [assetA, assetB]));
  const priceOf = useUnitPrices();
  return useMemo(
    () => sortPoolRows(poolRowsOf({ pools, assets, priceOf, heldAssets: noAssets }), 'liquidity'),
    [pools, assets, priceOf],
  );
}
