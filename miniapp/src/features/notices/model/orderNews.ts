import { marketOf } from '@xbts/shared/market/marketOf.ts';
import type { OrderChange, OrderOutcome } from '@xbts/shared/market/ownOrders/applyOrderEvents.ts';
import { priceText } from '@xbts/shared/market/priceText.ts';
import { marketScreen, startPath } from '@xbts/shared/services/startRoutes.ts';
import { create } from 'zustand';
import type { AssetMetadata } from '../../assets/model/metadata.ts';

/** A change of one of the current account's orders while the app is open; units of the assets. */
export interface OrderNews {
  readonly orderId: string;
  readonly account: string;
  readonly outcome: OrderOutcome;
  readonly sells: AssetMetadata;
  readonly wants: AssetMetadata;
  /** Its sales since the app was opened, their proceeds before the market fee, and the fee. */
  readonly sold: bigint;
  readonly got: bigint;
  readonly fee: bigint;
  readonly left: bigint;
}

/** The number of stored rows. */
const KEPT = 20;

/** The visible news, the newest first. */
export const useOrderNews = create<{ news: readonly OrderNews[] }>(() => ({ news: [] }));

/** Adds changes of orders; the fills of one already reported add up. Returns the present rows. */
export function addOrderNews(news: readonly OrderNews[]): OrderNews[] {
  const before = useOrderNews.getState().news;
  const added = news.map((each) => {
    const known = before.find(({ orderId }) => orderId === each.orderId);
    if (known === undefined) return each;
    const { sold, got, fee } = known;
    return { ...each, sold: sold + each.sold, got: got + each.got, fee: fee + each.fee };
  });
  const others = before.filter(({ orderId }) => added.every((each) => each.orderId !== orderId));
  useOrderNews.setState({ news: [...[...added].reverse(), ...others].slice(0, KEPT) });
  return added;
}

/** Takes every row away. */
export const clearOrderNews = (): void => useOrderNews.setState({ news: [] });

/** A change as news; null when its assets are unknown. */
export function newsOf(
  { outcome, order }: OrderChange,
  account: string,
  assets: readonly AssetMetadata[],
): OrderNews | null {
  const sells = assets.find(({ id }) => id === order.soldId);
  const wants = assets.find(({ id }) => id === order.wantedId);
  if (sells === undefined || wants === undefined) return null;
  const { sold = 0n, got = 0n, fee = 0n } = order.untold ?? {};
  const left = order.left < 0n ? 0n : order.left;
  return { orderId: order.id, account, outcome, sells, wants, sold, got, fee, left };
}

/**
 * An order's trade in its market: what it gives, what it gets after fees, the price in `base`, and the market's
 * address.
 */
export function tradeOf({ sells, wants, sold, got, fee }: OrderNews) {
  const { quote, base } = marketOf(sells.symbol, wants.symbol);
  const isSale = quote === sells.symbol;
  const [gave, had] = [
    { units: sold, ...sells },
    { units: got, ...wants },
  ];
  const [paid, traded] = isSale ? [had, gave] : [gave, had];
  return {
    isSale,
    gave,
    had: { ...had, units: got - fee },
    price: priceText(paid, traded),
    base,
    path: startPath(marketScreen(quote, base)),
  };
}
