import type { Asset } from './objects/amounts.ts';
import type { State } from './state.ts';

/** `1 BTS`, `1.50000 BTS`: all decimals unless the fraction is 0, as the node's amount_to_pretty_string. */
export function prettyAmount(state: State, { amount, asset_id }: Asset): string {
  const { precision, symbol } = state.asset(asset_id);
  const unit = 10n ** BigInt(precision);
  const magnitude = amount < 0n ? -amount : amount;
  const fraction = magnitude % unit;
  const digits = fraction === 0n ? '' : `.${fraction.toString().padStart(precision, '0')}`;
  return `${amount < 0n ? '-' : ''}${magnitude / unit}${digits} ${symbol}`;
}
