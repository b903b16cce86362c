import * as v from 'valibot';
import { isObjectId } from '../../protocol/objectId.ts';
import {
  assetAmountSchema,
  type LimitOrder,
  limitOrderSchema,
  objectIdOf,
  priceSchema,
} from '../../protocol/objects.ts';

/** One side of a trade in a fill_order operation; `pays` and `receives` are before market fees. */
export const fillSchema = v.object({
  order_id: objectIdOf('1.7'),
  account_id: objectIdOf('1.2'),
  pays: assetAmountSchema,
  receives: assetAmountSchema,
  fill_price: priceSchema,
  is_maker: v.boolean(),
});
const fillItemSchema = v.tuple([v.tuple([v.literal(4), fillSchema]), v.unknown()]);

/** One side of a trade in a market. */
export type MarketFill = v.InferOutput<typeof fillSchema>;

/** The content of a notice of a market's subscription (chain.md §1, notices). */
export interface MarketNotice {
  readonly changed: readonly LimitOrder[];
  readonly removed: readonly string[];
  readonly fills: readonly MarketFill[];
  /** It had an unknown part: the book may now be wrong. */
  readonly isGarbled: boolean;
}

/** Reads a raw notice: whole orders, ids of removed ones, or fills. */
export function readMarketNotice(argument: unknown): MarketNotice {
  const changed: LimitOrder[] = [];
  const removed: string[] = [];
  const fills: MarketFill[] = [];
  let isGarbled = !Array.isArray(argument);
  for (const item of Array.isArray(argument) ? argument : []) {
    if (typeof item === 'string') {
      if (isObjectId(item)) removed.push(item);
      else isGarbled = true;
    } else if (Array.isArray(item)) {
      const fill = v.safeParse(fillItemSchema, item);
      if (fill.success) fills.push(fill.output[0][1]);
      else isGarbled = true;
    } else {
      const order = v.safeParse(limitOrderSchema, item);
      if (order.success) changed.push(order.output);
      else isGarbled = true;
    }
  }
  return { changed, removed, fills, isGarbled };
}
