import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { MarketSection } from './MarketSection.tsx';
import { PoolSection } from './PoolSection.tsx';

/** Where the asset is traded. */
export function Trading({ asset, canCreate }: { asset: Asset; canCreate: boolean }) {
  return (
    <>
      <PoolSection asset={asset} canCreate={canCreate} />
      <MarketSection asset={asset} />
    </>
  );
}
