import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getLimitOrders, MAX_ORDERS_A_SIDE } from '@xbts/shared/actions/getLimitOrders.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { type OrdersEstimate, tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { ReviewChange, ReviewRecheck } from '../../../transactions/model/review.ts';
import { atOnceText, farText, percentText } from './orderTextOf.ts';
import { CONFIRM_PERCENT, type Outlook, outlookOf } from './outlook.ts';
import type { PlacedOrders } from './placedOrders.ts';

/**
 * The depth of reading the book again before the signature: better orders are met first. All of it for fill-or-kill
 * orders.
 */
export const BOOK_DEPTH = 50;

/** The result of reading the book: the orders as they would be reviewed now. */
export interface RecheckedOrders extends Pick<ReviewRecheck, 'changes' | 'isWorse'> {
  readonly placed: PlacedOrders;
}

/**
 * Meets the nodes' present book again. Another press is needed only when the price has become worse for the user,
 * against the market, than the confirmed one.
 * @throws AppError order.would_match (post only), order.not_fillable (fill or kill), and those of ChainReader.call
 */
export async function recheckOrders(placed: PlacedOrders, node: ChainReader): Promise<RecheckedOrders> {
  const { market, shown, mostWorse, kind, references } = placed;
  const depth = kind === 'fillOrKill' ? MAX_ORDERS_A_SIDE : BOOK_DEPTH;
  const [orders, head] = await Promise.all([
    getLimitOrders(node, market.base.id, market.quote.id, depth),
    getDynamicGlobalProperties(node),
  ]);
  const fees = tradeFees([market.quote, market.base]);
  const book = { pair: market, orders, headTime: head.time, fees };
  const now = outlookOf(placed, book, references);
  assertPlaceable(placed, now);
  const worse = now.percentWorse ?? 0;
  const isWorse = worse >= CONFIRM_PERCENT && worse > mostWorse;
  const changed = {
    label: placed.t('order.offMarket'),
    before: percentText(mostWorse),
    now: percentText(worse),
  };
  return {
    placed: {
      ...placed,
      shown: now.estimate,
      mostWorse: Math.max(worse, mostWorse),
      ...(isWorse && {
        far: farText({ ...placed, percent: worse, against: now.against ?? 'book' }, placed.t),
      }),
    },
    changes: [...changesOf(placed, shown, now.estimate), ...(isWorse ? [changed] : [])],
    isWorse,
  };
}

/** Refuses orders that the user would no longer want, or that the chain would refuse. */
function assertPlaceable({ kind }: Pick<PlacedOrders, 'kind'>, { estimate, wouldMatch }: Outlook): void {
  if (kind === 'postOnly' && wouldMatch) throw new AppError('order.would_match');
  if (estimate.isKilled) throw new AppError('order.not_fillable');
}

function changesOf(placed: PlacedOrders, before: OrdersEstimate | null, now: OrdersEstimate): ReviewChange[] {
  if (before === null) return [];
  const [was, is] = [atOnceText(placed, before), atOnceText(placed, now)];
  return was === is ? [] : [{ label: placed.t('order.atOnce'), before: was, now: is }];
}
