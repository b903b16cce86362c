import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { quoteWithdraw } from '@xbts/shared/amm/quoteWithdraw.ts';
import { useMemo } from 'react';
import { useFullAccount } from '../../data/accounts/account.ts';
import { useAssetsRead } from '../../data/assets/assets.ts';
import { estimateSides, usePoolPriceBook } from '../../data/pools/poolPrices.ts';
import { type PoolRow, poolRowsOf, sortPoolRows } from '../../data/pools/poolRows.ts';
import { withShares } from '../../data/pools/poolShares.ts';
import { usePools } from '../../data/pools/pools.ts';
import { useShareSupplies } from '../../data/portfolio/shareSupplies.ts';
import { fiatCodes } from '../../data/prices/fiatCodes.ts';
import { useSettings } from '../../stores/settings.ts';

/** A pool that the account holds shares of. */
export interface MinePool {
  readonly row: PoolRow;
  readonly pool: PoolWithShares;
  /** Shares that the account holds. */
  readonly held: bigint;
  /** What they would pay now, in the chosen currency: an estimate; null without a price. */
  readonly worth: number | null;
}

export interface MinerPools {
  /** The account's own, the most worth first. */
  readonly mine: readonly MinePool[];
  /** All with something in them, the most liquid first. */
  readonly top: readonly PoolRow[];
  readonly isPending: boolean;
  /** Why nothing can be shown; null while there is something. */
  readonly error: unknown;
  readonly readAt: number;
  readAgain(): void;
}

const none: readonly string[] = [];

/** The pools of the chain as who provides liquidity looks at them. */
export function useMinerPools(account: string): MinerPools {
  const pools = usePools();
  const full = useFullAccount(account === '' ? null : account);
  const held = useMemo(() => {
    const owned = full.data?.balances.filter(({ balance }) => balance > 0n) ?? [];
    return new Map(owned.map(({ asset_type, balance }) => [asset_type, balance]));
  }, [full.data]);
  const shareIds = useMemo(
    () => pools.data?.flatMap(({ shareAsset }) => (held.has(shareAsset) ? [shareAsset] : [])) ?? none,
    [pools.data, held],
  );
  const ids = useMemo(
    () => [...shareIds, ...(pools.data?.flatMap(({ assetA, assetB }) => [assetA, assetB]) ?? none)],
    [shareIds, pools.data],
  );
  const { assets, isPending } = useAssetsRead(ids);
  const supplies = useShareSupplies(shareIds.flatMap((id) => assets.get(id) ?? []));
  const book = usePoolPriceBook();
  const { currency } = useSettings();
  const { mine, top } = useMemo(() => {
    const priceOf = (id: string) => book(id, fiatCodes[currency])?.perUnit ?? null;
    const known = { pools: pools.data ?? [], assets, priceOf, heldAssets: new Set(held.keys()) };
    const rows = sortPoolRows(poolRowsOf(known), 'liquidity').filter(({ isEmpty }) => !isEmpty);
    const own = rows.flatMap((row): MinePool[] => {
      const { shareAsset } = row.pool;
      const [share, supply, units] = [assets.get(shareAsset), supplies.get(shareAsset), held.get(shareAsset)];
      if (share === undefined || supply === undefined || units === undefined || units > supply) return [];
      const pool = withShares(row.pool, share, { current_supply: supply });
      const { received } = quoteWithdraw(pool, units);
      return [{ row, pool, held: units, worth: estimateSides(received, pool, priceOf) }];
    });
    return { mine: own.sort((a, b) => (b.worth ?? -1) - (a.worth ?? -1)), top: rows };
  }, [pools.data, assets, supplies, held, book, currency]);
  const isReadingMine = shareIds.length > mine.length && supplies.size === 0;
  return {
    mine,
    top,
    isPending: pools.isPending || (isPending && assets.size === 0) || full.isLoading || isReadingMine,
    error: pools.data === undefined ? pools.error : null,
    readAt: pools.dataUpdatedAt,
    readAgain: () => void pools.refetch(),
  };
}
