import { useQuery } from '@tanstack/react-query';
import { getLimitOrders } from '@xbts/shared/actions/getLimitOrders.ts';
import { tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { OrderSide, OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { reads } from '../../../../platform/chain/reads.ts';
import { type Outlook, outlookOf } from '../form/outlook.ts';
import { BOOK_DEPTH } from '../form/recheckOrders.ts';
import type { Reference } from '../form/references.ts';
import type { MarketAssets } from '../orderDraft.ts';

/** Interval of reading the book again while orders are compared with it. */
const EVERY_MS = 10_000;

/** The effect of orders on the book, for screens without a book; null until read. */
export function useOutlook(
  { side, orders }: { side: OrderSide; orders: readonly OrderUnits[] },
  market: MarketAssets,
  references: readonly Reference[] | null,
): Outlook | null {
  const { base, quote } = market;
  const book = useQuery({
    queryKey: ['bookOf', base.id, quote.id],
    queryFn: ({ signal }) => getLimitOrders(reads, base.id, quote.id, BOOK_DEPTH, { signal }),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  });
  const headTime = chainTimeOfMs(useChainTime());
  if (book.data === undefined) return null;
  const now = { pair: market, orders: book.data, headTime, fees: tradeFees([quote, base]) };
  return outlookOf({ side, kind: 'limit', orders }, now, references ?? []);
}
