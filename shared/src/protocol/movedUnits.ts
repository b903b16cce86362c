import { arrivalsOf, wantedBy } from './arrivals.ts';
import type { MarketFeeOf } from './marketFee.ts';
import type { AssetAmount } from './operations/parts.ts';
import type { Operation } from './operations.ts';
import { movementOf } from './signed.ts';

/** Units of assets by their id. */
export type Units = Map<string, bigint>;

/** The joint effect of operations on the signing account, in units by asset id. */
export interface MovedUnits {
  /** Units that it has less afterwards, without fees; all above 0. */
  readonly leaves: Units;
  /** The minimum that arrives; 0 of an asset that fees consume. */
  readonly arrives: Units;
  /** The minimum that arrives once an order has sold its whole offer; 0 when fees consume it. */
  readonly wants: Units;
  /** All fees of the operations, including 0. */
  readonly fees: Units;
}

/** Adds amounts to the units in place and returns them; with `sign` -1n it subtracts. */
export function addUnits(units: Units, amounts: readonly AssetAmount[], sign: 1n | -1n = 1n): Units {
  for (const { amount, asset_id } of amounts) {
    units.set(asset_id, (units.get(asset_id) ?? 0n) + sign * BigInt(amount));
  }
  return units;
}

const above0 = (entries: readonly (readonly [string, bigint])[]): Units =>
  new Map(entries.filter(([, units]) => units > 0n));

/**
 * The joint debits, credits and costs of operations: units that one brings and another takes cancel out. The review
 * sheet shows the result, and the signer's worker computes it again. Trades count after market fees.
 * @throws AppError signer.operation_not_allowed, chain.unknown_asset (a market fee is unknown)
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
