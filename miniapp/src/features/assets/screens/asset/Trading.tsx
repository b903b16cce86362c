import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssetT } from '../../texts/assetTexts.ts';
import { MarketSection } from './MarketSection.tsx';
import { PoolSection } from './PoolSection.tsx';

/** Where the asset is traded; for a pool's shares, their pool. */
export function Trading({ asset, canCreate }: { asset: Asset; canCreate: boolean }) {
  const t = useAssetT();
  const pool = asset.for_liquidity_pool;
  if (pool !== undefined)
    return (
      <Section>
        <Cell to={`/pool/${pool}`} title={t('facts.pool')} after={pool} />
      </Section>
    );
  return (
    <>
      <PoolSection asset={asset} canCreate={canCreate} />
      <MarketSection asset={asset} />
    </>
  );
}
