import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useSettings } from '../../../settings/model/settings.ts';
import type { Share } from '../supplies.ts';
import { useSupplies } from '../useSupplies.ts';
import { isUsable } from './featuredPrices.ts';
import { fiatCodes } from './fiatCodes.ts';
import { type PriceBook, sharedBook } from './priceBook.ts';
import { priceKeeperOf } from './priceKeeper.ts';

const noShares: readonly Share[] = [];
const noSupplies: ReadonlyMap<string, bigint> = new Map();
const noSubscription = () => () => undefined;

export interface PriceBookWish {
  /** Pool shares to value. */
  readonly shares?: readonly Share[];
  /** False: reads nothing, and uses others' reads. */
  readonly isNeeded?: boolean;
}

/** The price book, kept fresh while a component is mounted. */
export function usePriceBook({ shares = noShares, isNeeded = true }: PriceBookWish = {}): PriceBook {
  const keeper = priceKeeperOf(useQueryClient());
  const snapshot = useSyncExternalStore(isNeeded ? keeper.subscribe : noSubscription, keeper.snapshot);
  const { data, dataUpdatedAt, isLoading } = useSupplies(isNeeded ? shares : noShares);
  const supplies = data !== undefined && isUsable(dataUpdatedAt) ? data : noSupplies;
  return sharedBook(snapshot, snapshot.isPending || isLoading, supplies);
}

/** The price of one unit of an asset in the chosen currency; null: there is none. */
export type UnitPrice = (assetId: string) => number | null;

/** The price of one unit of an asset, by the price book. */
export const useUnitPrices = (): UnitPrice => useUnitPricesRead().priceOf;

/** The same, and whether prices are still being read for the first time. */
export function useUnitPricesRead(): { priceOf: UnitPrice; isPending: boolean } {
  const { priceOf, isPending } = usePriceBook();
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  const unit = useCallback<UnitPrice>(
    (assetId) => priceOf(assetId, currency)?.perUnit ?? null,
    [priceOf, currency],
  );
  return { priceOf: unit, isPending };
}
