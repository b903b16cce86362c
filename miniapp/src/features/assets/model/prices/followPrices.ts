import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Share, suppliesQuery, watchSupplies } from '../supplies.ts';
import { isUsable } from './featuredPrices.ts';
import { type PriceBook, sharedBook } from './priceBook.ts';
import { priceKeeperOf } from './priceKeeper.ts';

const none: ReadonlyMap<string, bigint> = new Map();

/**
 * Reports the price book, with the value of these pool shares, now and on each change, until the returned function is
 * called. For callers that load prices later: others use usePriceBook.
 */
export function followPrices(
  queries: QueryClient,
  shares: readonly Share[],
  tell: (book: PriceBook) => void,
): () => void {
  const keeper = priceKeeperOf(queries);
  const supplies = new QueryObserver(queries, suppliesQuery(shares));
  let told: readonly unknown[] = [];
  const tellChange = () => {
    const snapshot = keeper.snapshot();
    const { data, dataUpdatedAt, isLoading } = supplies.getCurrentResult();
    const present = [snapshot, data, isLoading];
    if (present.every((each, index) => each === told[index])) return;
    told = present;
    const units = isUsable(dataUpdatedAt) ? (data ?? none) : none;
    tell(sharedBook(snapshot, snapshot.isPending || isLoading, units));
  };
  const ends = [keeper.subscribe(tellChange), supplies.subscribe(tellChange), watchSupplies(queries, shares)];
  tellChange();
  return () => {
    for (const end of ends) end();
  };
}
