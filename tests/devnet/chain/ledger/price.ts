import type { Asset, Price } from './objects/amounts.ts';

/** Negative, 0 or positive as `one` is lower than, equal to or higher than `other`; both of the same market and direction. */
export function comparePrices(one: Price, other: Price): number {
  const left = one.base.amount * other.quote.amount;
  const right = other.base.amount * one.quote.amount;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The same price seen from the other side. */
export function invertPrice({ base, quote }: Price): Price {
  return { base: quote, quote: base };
}

/** `amount · price` into the price's other asset, rounded down. */
export function convertDown(amount: Asset, price: Price): Asset {
  const { from, to } = sides(amount, price);
  return { amount: (amount.amount * to.amount) / from.amount, asset_id: to.asset_id };
}

/** `amount · price` into the price's other asset, rounded up. */
export function convertUp(amount: Asset, price: Price): Asset {
  const { from, to } = sides(amount, price);
  return { amount: (amount.amount * to.amount + from.amount - 1n) / from.amount, asset_id: to.asset_id };
}

function sides(amount: Asset, { base, quote }: Price): { from: Asset; to: Asset } {
  return amount.asset_id === base.asset_id ? { from: base, to: quote } : { from: quote, to: base };
}
