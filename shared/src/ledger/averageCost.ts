import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';
import { type PricedAmount, pricedSides, type WorthOf } from './tradeWorth.ts';

/**
 * The position in one asset at average cost; money in units of MONEY_DECIMALS. With every price known acquired +
 * realised = proceeds + fees + cost.
 */
export interface Position {
  /** Units owned, in the balance, in orders and in stakes. */
  readonly units: bigint;
  /** The part of them that came without a known price, and without a cost. */
  readonly unknownUnits: bigint;
  /** The cost of the others. */
  readonly cost: bigint;
  /** The value of all incoming units at their time. */
  readonly acquired: bigint;
  /** The value of all outgoing units with a known cost at their time. */
  readonly proceeds: bigint;
  /** Proceeds less the cost of those units; without fees. */
  readonly realised: bigint;
  /** The cost of units paid as network fees. */
  readonly fees: bigint;
  /** Units that left without a known price: booked at cost, without gain or loss. */
  readonly unpricedUnits: bigint;
}

type Held = { -readonly [Name in keyof Position]: Position[Name] };

const fresh = (): Held => ({
  units: 0n,
  unknownUnits: 0n,
  cost: 0n,
  acquired: 0n,
  proceeds: 0n,
  realised: 0n,
  fees: 0n,
  unpricedUnits: 0n,
});

function acquire(held: Held, { amount, worth }: PricedAmount): void {
  held.units += amount;
  if (worth === null) {
    held.unknownUnits += amount;
    return;
  }
  held.cost += worth;
  held.acquired += worth;
}

/**
 * Removes units, proportionally from those of known and of unknown cost. Units that the history never saw arrive also
 * have an unknown cost.
 */
function take(held: Held, units: bigint): { known: bigint; cost: bigint } {
  const knownUnits = held.units - held.unknownUnits;
  const isAll = units >= held.units;
  const known = isAll ? knownUnits : (units * knownUnits) / held.units;
  const cost = known === knownUnits ? held.cost : (held.cost * known) / knownUnits;
  const left = isAll ? 0n : held.units - units;
  held.unknownUnits = isAll ? 0n : held.unknownUnits - (units - known);
  held.units = left;
  held.cost -= cost;
  return { known, cost };
}

function dispose(held: Held, { amount, worth }: PricedAmount): void {
  if (amount <= 0n) return;
  const { known, cost } = take(held, amount);
  if (worth === null) held.unpricedUnits += amount;
  const proceeds = worth === null ? cost : (worth * known) / amount;
  held.proceeds += proceeds;
  held.realised += proceeds - cost;
}

function payFee(held: Held, { amount }: ChainAmount): void {
  if (amount > 0n) held.fees += take(held, amount).cost;
}

/** A refunded fee returns at the average cost. */
function takeFeeBack(held: Held, { amount }: ChainAmount): void {
  const knownUnits = held.units - held.unknownUnits;
  held.units += amount;
  if (knownUnits === 0n) {
    held.unknownUnits += amount;
    return;
  }
  const cost = (held.cost * amount) / knownUnits;
  held.cost += cost;
  held.fees -= cost;
}

/**
 * The position in each asset after entries, oldest first. Incoming units cost their value at that time, and outgoing
 * units sell for it, both by pricedSides; units in own orders and stakes stay owned. `opening`: units by asset before
 * the first entry, of unknown cost.
 */
export function averageCosts(
  entries: readonly Entry[],
  worthOf: WorthOf,
  opening: ReadonlyMap<string, bigint> = new Map(),
): ReadonlyMap<string, Position> {
  const positions = new Map<string, Held>();
  const of = (assetId: string): Held => {
    const held = positions.get(assetId) ?? fresh();
    positions.set(assetId, held);
    return held;
  };
  for (const [assetId, amount] of opening)
    if (amount > 0n) acquire(of(assetId), { asset_id: assetId, amount, worth: null });
  for (const entry of entries) {
    const { gave, got } = pricedSides(entry, worthOf);
    if (entry.fee !== null) payFee(of(entry.fee.asset_id), entry.fee);
    for (const amount of gave) dispose(of(amount.asset_id), amount);
    for (const amount of got) acquire(of(amount.asset_id), amount);
    if (entry.feeBack !== null) takeFeeBack(of(entry.feeBack.asset_id), entry.feeBack);
  }
  return positions;
}

/** The value less the cost of the owned units whose cost is known; `worth` is the value of all units. */
export function unrealisedOf({ units, unknownUnits, cost }: Position, worth: bigint): bigint {
  return units === 0n ? 0n : (worth * (units - unknownUnits)) / units - cost;
}
