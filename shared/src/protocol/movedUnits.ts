import { arrivalsOf, wantedBy } from './arrivals.ts';
import type { MarketFeeOf } from './marketFee.ts';
import type { AssetAmount } from './operations/parts.ts';
import type { Operation } from './operations.ts';
import { movementOf } from './signed.ts';

/** Units of assets by their id. */
export type Units = Map<string, bigint>;

/** What operations do to the signing account together, in units by asset id. */
export interface MovedUnits {
  /** What it has less of afterwards, fees apart; all above 0. */
  readonly leaves: Units;
  /** The least that arrives; 0 of an asset where fees take all. */
  readonly arrives: Units;
  /** The least that arrives once an order has sold all it offers; 0 where fees take all. */
  readonly wants: Units;
  /** All that operations cost, a fee of 0 too. */
  readonly fees: Units;
}

/** Adds amounts to the units, which are changed and given back; with `sign` -1n they are taken off. */
export function addUnits(units: Units, amounts: readonly AssetAmount[], sign: 1n | -1n = 1n): Units {
  for (const { amount, asset_id } of amounts) {
    units.set(asset_id, (units.get(asset_id) ?? 0n) + sign * BigInt(amount));
  }
  return units;
}

const above0 = (entries: readonly (readonly [string, bigint])[]): Units =>
  new Map(entries.filter(([, units]) => units > 0n));

/**
 * What operations take, bring and cost together: what one brings and another takes is neither. The review sheet shows it, and
 * the signer's worker finds it again. Market fees are taken off what trades bring.
 * @throws AppError signer.operation_not_allowed, chain.unknown_asset (a market fee is not known)
 */
export function movedUnits(operations: readonly Operation[], feeOf: MarketFeeOf): MovedUnits {
  const net: Units = new Map();
  const wants: Units = new Map();
  const left = new Set<string>();
  for (const movement of operations.map(movementOf)) {
    addUnits(net, arrivalsOf(movement, feeOf));
    addUnits(net, movement.leaves, -1n);
    for (const { asset_id } of movement.leaves) left.add(asset_id);
    addUnits(wants, wantedBy(movement, feeOf));
  }
  const fees = operations.map(([, { fee }]) => fee);
  const entries = [...net];
  return {
    leaves: above0(entries.map(([assetId, units]) => [assetId, -units])),
    arrives: new Map(
      entries.filter(([assetId, units]) => units > 0n || (units === 0n && !left.has(assetId))),
    ),
    wants,
    fees: addUnits(new Map(), fees),
  };
}
