import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/**
 * The loss at which another's proposed trade warns, and the one that requires a typed word, percent: the same as in the
 * order form.
 */
const WARNED = 3;
const TYPED = 10;

/** The loss of a proposed trade compared with the market. */
export interface TradeLoss {
  readonly soldId: string;
  readonly boughtId: string;
  /** Part of the sold amount, rounded; null if one of the two assets has no price. */
  readonly percent: number | null;
}

type PriceOf = (assetId: string) => number | null;

function tradeOf([type, payload]: Operation): { sold: AssetAmount; bought: AssetAmount } | null {
  const isTrade = type === operationType.limit_order_create || type === operationType.liquidity_pool_exchange;
  return isTrade ? { sold: payload.amount_to_sell, bought: payload.min_to_receive } : null;
}

const worthOf = ({ amount, asset_id }: AssetAmount, priceOf: PriceOf): number | null => {
  const price = priceOf(asset_id);
  return price === null ? null : Number(amount) * price;
};

function lossOf(operation: Operation, priceOf: PriceOf): TradeLoss[] {
  const trade = tradeOf(operation);
  if (trade === null) return [];
  const { sold, bought } = trade;
  const [gives, gets] = [worthOf(sold, priceOf), worthOf(bought, priceOf)];
  const isKnown = gives !== null && gets !== null && gives > 0;
  const percent = isKnown ? Math.round((1 - gets / gives) * 100) : null;
  return [{ soldId: sold.asset_id, boughtId: bought.asset_id, percent }];
}

/** The losses of proposed trades at current prices: those with a warning, and those that require a word. */
export function tradeLosses(
  operations: readonly (Operation | null)[],
  priceOf: PriceOf,
): { readonly warned: readonly TradeLoss[]; readonly typed: readonly TradeLoss[] } {
  const losses = operations.flatMap((each) => (each === null ? [] : lossOf(each, priceOf)));
  const isTyped = ({ percent }: TradeLoss) => percent !== null && percent >= TYPED;
  return {
    warned: losses.filter((each) => !isTyped(each) && (each.percent === null || each.percent >= WARNED)),
    typed: losses.filter(isTyped),
  };
}
