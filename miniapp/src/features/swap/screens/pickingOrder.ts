import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

export interface PickedAsset {
  asset: Asset;
  balance: bigint;
}

/**
 * The assets of pools: those the account has, the one worth most first, then the coins of the price service, then the others by name.
 * `worthOf` gives null where there is no price.
 */
export function inPickingOrder(
  assets: Iterable<Asset>,
  balanceOf: (asset: Asset) => bigint,
  worthOf: (asset: Asset, units: bigint) => number | null,
): PickedAsset[] {
  const nameOf = ({ symbol }: Asset) => splitSymbol(symbol).name;
  const rank = (asset: Asset, balance: bigint) => (balance > 0n ? 0 : featuredCoin(asset) === null ? 2 : 1);
  return [...assets]
    .map((asset) => {
      const balance = balanceOf(asset);
      return { asset, balance, rank: rank(asset, balance), worth: worthOf(asset, balance) ?? 0 };
    })
    .sort((a, b) => a.rank - b.rank || b.worth - a.worth || nameOf(a.asset).localeCompare(nameOf(b.asset)))
    .map(({ asset, balance }) => ({ asset, balance }));
}
