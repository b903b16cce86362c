import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { PoolInFull } from '../model/poolShares.ts';

/** 'BTS / XBTSX.USDT', for places that allow only plain text. */
export const pairName = ({ assetA, assetB }: Pick<PoolInFull, 'assetA' | 'assetB'>): string =>
  `${assetA.symbol} / ${assetB.symbol}`;

/** The price of one whole of A in wholes of B by balances: an estimate for display; 0 for an empty pool. */
export function priceOfA(balances: { a: bigint; b: bigint }, { assetA, assetB }: PoolInFull): number {
  if (balances.a === 0n || balances.b === 0n) return 0;
  return Number(balances.b) / 10 ** assetB.precision / (Number(balances.a) / 10 ** assetA.precision);
}

/** An amount with its asset's symbol, to the unit. */
export function exactText(units: bigint, asset: Pick<Asset, 'symbol' | 'precision'>): string {
  return `${formatAmount(units, asset.precision, 'plain')}\u00a0${asset.symbol}`;
}

/** Units as a number of wholes, for charts. */
export const wholesOf = (units: bigint, { precision }: Pick<Asset, 'precision'>): number =>
  Number(units) / 10 ** precision;
