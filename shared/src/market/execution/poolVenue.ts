import { exchangeFees } from '../../amm/fees.ts';
import { type Leg, legFlow, legOf, smallestSell } from '../../amm/leg.ts';
import { type FeesByAsset, isInitialised, type PoolState, withMovedBalances } from '../../amm/poolState.ts';
import type { Gains } from './gains.ts';
import {
  enteringAbout,
  feeAbout,
  type LegFloats,
  leavingAbout,
  legFloats,
  rateAtMost,
  receivedAtMost,
  soldAtLeast,
} from './legFloats.ts';
import type { Flow, VenueBase, Way } from './venue.ts';

/** A liquidity pool: it trades in both directions. */
export class PoolVenue implements VenueBase {
  readonly kind = 'pool';
  readonly id: string;
  readonly pool: PoolState;
  readonly #fees: FeesByAsset;
  #ways: readonly Way[] | undefined;

  constructor(pool: PoolState, fees: FeesByAsset) {
    this.id = pool.id;
    this.pool = pool;
    this.#fees = fees;
  }

  get ways(): readonly Way[] {
    const { assetA, assetB } = this.pool;
    this.#ways ??= [
      { sold: assetA, bought: assetB, flow: this.flowFrom(assetA) },
      { sold: assetB, bought: assetA, flow: this.flowFrom(assetB) },
    ];
    return this.#ways;
  }

  /** The direction that sells an asset. */
  flowFrom(sold: string): PoolFlow {
    // Equivalent: the two flows of a pool note their gains in either order, as long as it is the same.
    return new PoolFlow(this.#legFrom(sold), sold === this.pool.assetA);
  }

  /** What selling gives, and the pool after it. */
  sell(units: bigint, sold: string): { readonly received: bigint; readonly after: PoolVenue } {
    const { entering, leaving, received } = legFlow(this.#legFrom(sold), units);
    const [byA, byB] = sold === this.pool.assetA ? [entering, -leaving] : [-leaving, entering];
    return { received, after: this.at(withMovedBalances(this.pool, byA, byB)) };
  }

  #legFrom(sold: string): Leg {
    const { assetA, assetB } = this.pool;
    return legOf(this.pool, sold, exchangeFees(this.#fees, sold, sold === assetA ? assetB : assetA));
  }

  /** The same pool in another state. */
  at(pool: PoolState): PoolVenue {
    return new PoolVenue(pool, this.#fees);
  }
}

/** One direction through a pool. */
export class PoolFlow implements Flow {
  readonly leg: Leg;
  readonly rate: number;
  readonly #floats: LegFloats;
  /** It sells the pool's A. */
  readonly #isFirst: boolean;

  constructor(leg: Leg, isFirst: boolean) {
    this.leg = leg;
    this.#isFirst = isFirst;
    this.#floats = legFloats(leg);
    this.rate = rateAtMost(this.#floats);
  }

  received(units: bigint): bigint {
    return legFlow(this.leg, units).received;
  }

  smallestSell(wanted: bigint): bigint | undefined {
    return smallestSell(this.leg, wanted);
  }

  receivedAtMost(units: number): number {
    return receivedAtMost(this.#floats, units);
  }

  soldAtLeast(wanted: number): number {
    return soldAtLeast(this.#floats, wanted);
  }

  receivedAbout(units: number, gains: Gains, venue: number): number {
    const { takerPercent, takerMost } = this.#floats;
    const leaving = this.#leaving(enteringAbout(this.#floats, units), gains, venue);
    return leaving - feeAbout(leaving, takerPercent, takerMost);
  }

  noteSale(units: number, gains: Gains, venue: number): void {
    const entering = enteringAbout(this.#floats, units);
    const leaving = this.#leaving(entering, gains, venue);
    if (this.#isFirst) gains.add(venue, entering, -leaving);
    else gains.add(venue, -leaving, entering);
  }

  #leaving(entering: number, gains: Gains, venue: number): number {
    const { balanceIn, balanceOut } = this.#floats;
    const [first, second] = [gains.firstOf(venue), gains.secondOf(venue)];
    return this.#isFirst
      ? leavingAbout(this.#floats, entering, balanceIn + first, balanceOut + second)
      : leavingAbout(this.#floats, entering, balanceIn + second, balanceOut + first);
  }
}

/** The pools that hold something and whose assets' market fees are known; others can't be quoted. */
export function poolVenues(pools: Iterable<PoolState>, fees: FeesByAsset): PoolVenue[] {
  return [...pools]
    .filter((pool) => isInitialised(pool) && fees.has(pool.assetA) && fees.has(pool.assetB))
    .map((pool) => new PoolVenue(pool, fees));
}
