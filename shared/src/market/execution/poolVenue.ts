import { exchangeFees } from '../../amm/fees.ts';
import { type Leg, legFlow, legOf, smallestSell } from '../../amm/leg.ts';
import { type FeesByAsset, isInitialised, type PoolState, withMovedBalances } from '../../amm/poolState.ts';
import { type AssetFlow, type Flow, SLACK, type VenueBase } from './venue.ts';

/** A liquidity pool: it trades in both directions. */
export class PoolVenue implements VenueBase {
  readonly kind = 'pool';
  readonly id: string;
  readonly pool: PoolState;
  readonly #fees: FeesByAsset;
  #ways: readonly AssetFlow[] | undefined;

  constructor(pool: PoolState, fees: FeesByAsset) {
    this.id = pool.id;
    this.pool = pool;
    this.#fees = fees;
  }

  get ways(): readonly AssetFlow[] {
    const { assetA, assetB } = this.pool;
    this.#ways ??= [
      { sold: assetA, bought: assetB, flow: new PoolFlow(this.#legFrom(assetA)) },
      { sold: assetB, bought: assetA, flow: new PoolFlow(this.#legFrom(assetB)) },
    ];
    return this.#ways;
  }

  /** The result of selling, and the pool after it. */
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
class PoolFlow implements Flow {
  readonly leg: Leg;
  /** The price before the exchange, without fees: rounding can spare a small sale all of them. */
  readonly rate: number;

  constructor(leg: Leg) {
    this.leg = leg;
    this.rate = (Number(leg.balanceOut) / Number(leg.balanceIn)) * (1 + SLACK);
  }

  received(units: bigint): bigint {
    return legFlow(this.leg, units).received;
  }

  smallestSell(wanted: bigint): bigint | undefined {
    return smallestSell(this.leg, wanted);
  }
}

/** Filled pools whose assets' market fees are known; others cannot be quoted. */
export function poolVenues(pools: Iterable<PoolState>, fees: FeesByAsset): PoolVenue[] {
  return [...pools]
    .filter((pool) => isInitialised(pool) && fees.has(pool.assetA) && fees.has(pool.assetB))
    .map((pool) => new PoolVenue(pool, fees));
}
