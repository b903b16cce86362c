import type { Price } from '../../ledger/objects/amounts.ts';
import type { AssetObject } from '../../ledger/objects/assets.ts';

/** Decimals that a price keeps beyond the assets' own (graphene app/database_api_helper.hpp price_to_string). */
const PRICE_DECIMALS = 19;

/** Units as decimal text: all decimals when there is a fraction, none otherwise (asset_object::amount_to_string). */
export function amountText(units: bigint, { precision }: AssetObject): string {
  const digits = units.toString().padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  const fraction = digits.slice(digits.length - precision);
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`;
}

/** Units as decimal text without trailing zeros (uint128_amount_to_string). */
export function strippedText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** How much base one quote costs, rounded down (chain.md §9). */
export function priceText(price: Price, base: AssetObject, quote: AssetObject): string {
  const isStraight = price.base.asset_id === base.id;
  const baseUnits = isStraight ? price.base.amount : price.quote.amount;
  const quoteUnits = isStraight ? price.quote.amount : price.base.amount;
  if (quoteUnits === 0n) return '0';
  const scaled = (baseUnits * 10n ** BigInt(PRICE_DECIMALS)) / quoteUnits;
  return strippedText(scaled, PRICE_DECIMALS + base.precision - quote.precision);
}
