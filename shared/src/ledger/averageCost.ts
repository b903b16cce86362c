import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';
import { type PricedAmount, pricedSides, type WorthOf } from './tradeWorth.ts';

/**
 * What became of one asset by the rule of average cost; money in units of MONEY_DECIMALS. With every price known
 * acquired + realised = proceeds + fees + cost.
 */
export interface Position {
  /** Units owned, in the balance, in orders and in stakes. */
  readonly units: bigint;
  /** Of them those that came without a known price; they have no cost. */
  readonly unknownUnits: bigint;
  /** What the others cost. */
  readonly cost: bigint;
  /** What all that came in was worth then. */
  readonly acquired: bigint;
  /** What all that went out was worth then, of units whose cost is known. */
  readonly proceeds: bigint;
  /** Proceeds less what those units cost; fees apart. */
  readonly realised: bigint;
  /** What the units cost that were paid as network fees. */
  readonly fees: bigint;
  /** Units that went out without a known price: at their cost, for neither gain nor loss. */
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

/** Takes units out, evenly from those of known and of unknown cost. What the history never saw come in is of unknown cost too. */
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

/** A fee that comes back does so at the average cost. */
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
 * The position in each asset after entries that begin with the oldest. What comes in costs what it was worth then, what goes out is sold for
 * what it was worth then, both by pricedSides; what waits in own orders and stakes stays owned. `opening`: units by asset that were there
 * before the first entry, of unknown cost.
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

/** What is owned is worth beside what it cost, of the units whose cost is known; `worth` is that of all units. */
export function unrealisedOf({ units, unknownUnits, cost }: Position, worth: bigint): bigint {
  return units === 0n ? 0n : (worth * (units - unknownUnits)) / units - cost;
}
