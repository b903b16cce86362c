import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { useMemo } from 'react';
import { useFullAccount } from '../../../account/model/account.ts';
import { heldBalancesOf } from '../../../account/model/balances.ts';
import { useUnitPrices } from '../../../assets/model/prices/usePriceBook.ts';
import { usePoolMetadata } from '../../model/poolMetadata.ts';
import { payoutOf } from '../../model/poolPosition.ts';
import { estimateSides } from '../../model/poolPrices.ts';
import { type PoolRow, poolRowsOf, sortPoolRows } from '../../model/poolRows.ts';
import { useShares, withShares } from '../../model/poolShares.ts';
import { usePools } from '../../model/pools.ts';

/** A pool of which the account holds shares. */
export interface MinePool {
  readonly row: PoolRow;
  readonly pool: PoolWithShares;
  /** Shares that the account holds. */
  readonly held: bigint;
  /** Their present payment, in the chosen currency: an estimate; null without a price. */
  readonly worth: number | null;
}

export interface MinerPools {
  /** The account's own, the most valuable first. */
  readonly mine: readonly MinePool[];
  /** All filled ones, the most liquid first. */
  readonly top: readonly PoolRow[];
  readonly isPending: boolean;
  /** The error when no pools can be shown; null otherwise. */
  readonly error: unknown;
  readonly readAt: number;
  readAgain(): void;
  /** The account's own are not known yet. */
  readonly isMinePending: boolean;
  /** The error when only the account's own cannot be shown. */
  readonly mineError: unknown;
  refetchMine(): void;
}

const none: readonly string[] = [];

/** The chain's pools from a liquidity provider's point of view. */
export function useMinerPools(account: string): MinerPools {
  const pools = usePools();
  const full = useFullAccount(account === '' ? null : account);
  const held = useMemo(() => heldBalancesOf(full.data), [full.data]);
  const shareIds = useMemo(
    () => pools.data?.flatMap(({ shareAsset }) => (held.has(shareAsset) ? [shareAsset] : [])) ?? none,
    [pools.data, held],
  );
  const { metadata, isPending } = usePoolMetadata(pools.data);
  const shares = useShares(shareIds);
  const priceOf = useUnitPrices();
  const { mine, top } = useMemo(() => {
    const known = { pools: pools.data ?? [], assets: metadata, priceOf, heldAssets: new Set(held.keys()) };
    const rows = sortPoolRows(poolRowsOf(known), 'liquidity').filter(({ isEmpty }) => !isEmpty);
    const own = rows.flatMap((row): MinePool[] => {
      const share = shares.data?.find(({ asset }) => asset.id === row.pool.shareAsset);
      const units = held.get(row.pool.shareAsset);
      if (share === undefined || units === undefined || units > share.supply) return [];
      const pool = withShares(row.pool, share.asset, { current_supply: share.supply });
      return [{ row, pool, held: units, worth: estimateSides(payoutOf(pool, units), pool, priceOf) }];
    });
    return { mine: own.sort((a, b) => (b.worth ?? -1) - (a.worth ?? -1)), top: rows };
  }, [pools.data, metadata, shares.data, held, priceOf]);
  const isAllPending = pools.isPending || isPending;
  const unread = [full, shares].find(({ data, error }) => data === undefined && error !== null);
  return {
    mine,
    top,
    isPending: isAllPending,
    error: pools.data === undefined ? pools.error : null,
    readAt: pools.dataUpdatedAt,
    readAgain: () => void pools.refetch(),
    isMinePending: isAllPending || full.isLoading || shares.isLoading,
    mineError: unread?.error ?? null,
    refetchMine: () => void unread?.refetch(),
  };
}
