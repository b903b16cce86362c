import type { AssetFees, PoolState } from '@xbts/shared/amm/poolState.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { bookVenues } from '@xbts/shared/market/execution/bookVenue.ts';
import { findRoute } from '@xbts/shared/market/execution/findRoute.ts';
import { findSplitRoute } from '@xbts/shared/market/execution/findSplitRoute.ts';
import { PoolVenue, poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { quoteExecution } from '@xbts/shared/market/execution/quoteExecution.ts';
import { randomSide } from '@xbts/shared/market/execution/randomBooks.fixture.ts';
import { buildGraph, type Venue, type VenueGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import { type Figure, figureOf } from '../figure.ts';

const ASSETS_A_POOL = 0.3;
const HUBS = 8;
const SWAPS = 40;
const ROUNDS = 5;

interface Market {
  readonly pools: readonly PoolState[];
  readonly fees: ReadonlyMap<string, AssetFees>;
  readonly swaps: readonly { readonly sell: Amount; readonly bought: string }[];
}

/** Pools as on a chain: most of them against one of a few hubs, some hundreds of times deeper than others. */
function marketOf(poolCount: number): Market {
  const next = numbersOf(poolCount);
  const assetCount = Math.round(poolCount * ASSETS_A_POOL);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const worth = Array.from({ length: assetCount }, () => 10 ** (next() * 6 - 3));
  const idOf = (asset: number): string => `1.3.${asset}`;
  const other = (asset: number): number => {
    const found = next() < 0.6 ? upTo(HUBS - 1) : upTo(assetCount - 1);
    return found === asset ? (asset + 1) % assetCount : found;
  };
  const pools = Array.from({ length: poolCount }, (_, index) => {
    const one = index < assetCount ? index : upTo(assetCount - 1);
    const [a = 0, b = 0] = [one, other(one)].sort((left, right) => left - right);
    const value = 10 ** (6 + next() * 6);
    return {
      id: `1.19.${index}`,
      assetA: idOf(a),
      assetB: idOf(b),
      balanceA: BigInt(Math.ceil(value / (worth[a] ?? 1))),
      balanceB: BigInt(Math.ceil((value / (worth[b] ?? 1)) * (0.98 + next() * 0.04))),
      takerFeePercent: upTo(50),
      withdrawalFeePercent: 0,
      shareAsset: idOf(assetCount + index),
    };
  });
  const assetFees = (): AssetFees => ({
    chargesMarketFee: next() < 0.5,
    makerFeePercent: upTo(30),
    takerFeePercent: upTo(30),
    maxMarketFee: 10n ** 15n,
  });
  const fees = new Map(worth.map((_, asset) => [idOf(asset), assetFees()]));
  const swaps = Array.from({ length: SWAPS }, () => {
    const from = upTo(assetCount - 1);
    return {
      sell: { units: BigInt(Math.ceil(10 ** (3 + next() * 7))), assetId: idOf(from) },
      bought: idOf(other(from)),
    };
  });
  return { pools, fees, swaps };
}

type FindRoute = (graph: VenueGraph, sell: Amount, bought: string) => unknown;

/** Milliseconds of each search, without building the graph; the first rounds warm up. */
function timesOf(
  find: FindRoute,
  { pools, fees, swaps }: Market,
  graph = buildGraph(poolVenues(pools, fees)),
): number[] {
  const round = (): number[] =>
    swaps.map(({ sell, bought }) => {
      const start = performance.now();
      try {
        find(graph, sell, bought);
      } catch (error) {
        // An amount too small for every path takes as long as any other.
        if (!hasCode(error, 'pool.no_route', 'pool.zero_outcome', 'pool.not_enough_liquidity')) throw error;
      }
      return performance.now() - start;
    });
  round();
  round();
  return Array.from({ length: ROUNDS }, round).flat();
}

const BOOKS = 300;
const ORDERS_A_SIDE = 100;

/** The pools of a market, and books of 300 of its pairs: most of the pools' pairs, at their prices. */
function withBooks({ pools, fees }: Market): Venue[] {
  const next = numbersOf(BOOKS);
  const sides = (pool: PoolState, index: number) => {
    const price = Number(pool.balanceB) / Number(pool.balanceA);
    const common = { count: ORDERS_A_SIDE, firstId: index * 2 * ORDERS_A_SIDE, digits: 8 };
    const { assetA: a, assetB: b } = pool;
    return [
      ...randomSide(next, { ...common, sold: a, bought: b, price: price * 0.997 }),
      ...randomSide(next, { ...common, sold: b, bought: a, price: 0.997 / price }),
    ];
  };
  const pairs = new Map(pools.map((pool) => [`${pool.assetA} ${pool.assetB}`, pool]));
  const orders = [...pairs.values()].slice(0, BOOKS).flatMap(sides);
  const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };
  return [...poolVenues(pools, fees), ...bookVenues(orders, reading)];
}

/** The worker's work after a change of a pool: the graph, the single ways, the split, and the plan. */
function executionTimesOf(market: Market): number[] {
  const venues = withBooks(market);
  const { fees } = market;
  const find: FindRoute = (_graph, fixed, otherAssetId) => {
    const changed = venues.map((venue, index) =>
      index === 0 && venue.kind === 'pool' ? new PoolVenue(venue.pool, fees) : venue,
    );
    return quoteExecution(buildGraph(changed), fees, { side: 'in', fixed, otherAssetId, slippage: 50 });
  };
  return timesOf(find, market, buildGraph([]));
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * route.*: searches over pools, execution.*: with 300 books added, at the median of random swaps; scaling is the time
 * of 4,000 pools over that of 250.
 */
export async function routeFigures(): Promise<Figure[]> {
  const [small, middle, large] = [marketOf(250), marketOf(1_000), marketOf(4_000)];
  const [few, some, many] = [
    timesOf(findRoute, small),
    timesOf(findRoute, middle),
    timesOf(findRoute, large),
  ];
  return [
    figureOf('route.single.1000_pools.ms', 'ms', some),
    figureOf('route.split.1000_pools.ms', 'ms', timesOf(findSplitRoute, middle)),
    figureOf('execution.quote.ms', 'ms', executionTimesOf(middle)),
    figureOf('route.single.scaling', 'times for 16 times the pools', [median(many) / median(few)]),
  ];
}
