import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { heldBalancesOf } from '../../../account/model/balances.ts';
import { metadataQuery } from '../../../assets/model/metadata.ts';
import { readPriceParts } from '../../../assets/model/prices/priceSources.ts';
import { useUnitPricesRead } from '../../../assets/model/prices/usePriceBook.ts';
import { useDataServerPools } from '../../model/dataServerPools.ts';
import { assetIdsOf, usePoolMetadata } from '../../model/poolMetadata.ts';
import {
  type PoolOrder,
  type PoolRow,
  poolRowsOf,
  searchPoolRows,
  sortPoolRows,
} from '../../model/poolRows.ts';
import { poolsQuery, usePools } from '../../model/pools.ts';

export interface PoolListChoice {
  query: string;
  order: PoolOrder;
  isMineOnly: boolean;
}

export interface PoolRows {
  /** The matching rows, in order. */
  rows: readonly PoolRow[];
  /** The total number of rows. */
  total: number;
  isPending: boolean;
  /** The error when nothing can be shown; null otherwise. */
  error: unknown;
  staleSince: number | null;
  readAgain(): void;
}

/** A slow price service must not hide the chain's data for long. */
const PRICE_PATIENCE_MS = 3_000;

/** Reads the rows' data before the list's render; the list itself retries and reports failures. */
export async function readPoolRows(queries: QueryClient): Promise<void> {
  const pools = queries.fetchQuery(poolsQuery);
  const prices = readPriceParts(queries);
  await queries.prefetchQuery(metadataQuery(queries, assetIdsOf(await pools)));
  await prices;
}

/** Whether the component has been mounted for less than that many milliseconds. */
function useIsWithin(ms: number): boolean {
  const [isWithin, setWithin] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWithin(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isWithin;
}

/** The chain's pools as the user's view shows them. */
export function usePoolRows(account: string, { query, order, isMineOnly }: PoolListChoice): PoolRows {
  const whole = usePools();
  const found = useDataServerPools(query, whole.data === undefined);
  const pools = whole.data === undefined && found.data !== undefined ? found : whole;
  const full = useFullAccount(account === '' ? null : account).data;
  const { metadata, isPending } = usePoolMetadata(pools.data);
  // The rows are sorted by value: without prices they would move under the eye.
  const prices = useUnitPricesRead();
  const { priceOf } = prices;
  const isPriceDue = useIsWithin(PRICE_PATIENCE_MS) && prices.isPending;
  const all = useMemo(() => {
    const known = pools.data ?? [];
    return poolRowsOf({
      pools: known,
      assets: metadata,
      priceOf,
      heldAssets: new Set(heldBalancesOf(full).keys()),
    });
  }, [pools.data, metadata, priceOf, full]);
  const rows = useMemo(
    () => sortPoolRows(searchPoolRows(isMineOnly ? all.filter(({ isMine }) => isMine) : all, query), order),
    [all, query, order, isMineOnly],
  );
  return {
    rows,
    total: all.length,
    isPending: pools.isPending || isPending || isPriceDue,
    error: pools.data === undefined ? pools.error : null,
    staleSince: useStaleSince(pools),
    readAgain: () => void pools.refetch(),
  };
}
