import { expect, it } from 'vitest';
import type { PoolState } from '../../amm/poolState.ts';
import { noFees } from '../../amm/pools.fixture.ts';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { hasCode } from '../../errors/appError.ts';
import { bookVenues } from './bookVenue.ts';
import { findSplitRoute } from './findSplitRoute.ts';
import { poolVenues } from './poolVenue.ts';
import { randomSide } from './randomBooks.fixture.ts';
import { receivedOver } from './receivedOver.ts';
import { buildGraph, type GraphEdge, type Path, type VenueGraph } from './venueGraph.ts';

const ASSETS = ['1.3.1', '1.3.2', '1.3.3'] as const;
type AssetId = (typeof ASSETS)[number];
const [FROM, TO, BETWEEN] = ASSETS;
const fees = new Map(
  ASSETS.map((id) => [id, { ...noFees, chargesMarketFee: true, takerFeePercent: 20, makerFeePercent: 10 }]),
);

/**
 * A market small enough for brute force: up to three pools and three books with few orders, whose prices nearly agree.
 */
function smallMarket(seed: number): { graph: VenueGraph; units: bigint } {
  const next = numbersOf(seed);
  const worth = new Map(ASSETS.map((id) => [id, 0.5 + next() * 2]));
  const priceOf = (sold: AssetId, bought: AssetId): number =>
    ((worth.get(sold) ?? 1) / (worth.get(bought) ?? 1)) * (0.99 + next() * 0.02);
  const pool = (index: number, assetA: AssetId, assetB: AssetId): PoolState => {
    const depth = 300 + next() * 3_000;
    return {
      id: `1.19.${index}`,
      assetA,
      assetB,
      balanceA: BigInt(Math.ceil(depth)),
      balanceB: BigInt(Math.ceil(depth * priceOf(assetA, assetB))),
      takerFeePercent: Math.floor(next() * 50),
      withdrawalFeePercent: 0,
      shareAsset: '1.3.99',
    };
  };
  const pools = [pool(0, FROM, TO), pool(1, FROM, BETWEEN), pool(2, TO, BETWEEN)].filter(() => next() < 0.8);
  const side = (sold: AssetId, bought: AssetId, firstId: number) =>
    randomSide(next, { sold, bought, price: priceOf(sold, bought), count: 5, digits: 2.3, firstId });
  const orders = [side(FROM, TO, 0), side(FROM, BETWEEN, 10), side(BETWEEN, TO, 20)]
    .filter(() => next() < 0.8)
    .flat();
  const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };
  const venues = [...poolVenues(pools, fees), ...bookVenues(orders, reading)];
  return { graph: buildGraph(venues), units: BigInt(10 + Math.floor(next() * 100)) };
}

/** Every path of at most four venues, each used once. */
function allPaths({ assetNumbers, selling }: VenueGraph): Path[] {
  const to = assetNumbers.get(TO);
  const further = (path: readonly GraphEdge[], at: number | undefined): Path[] => {
    if (at === undefined) return [];
    const ended = path.length > 0 && at === to ? [path] : [];
    if (path.length === 4) return ended;
    const fresh = (selling[at] ?? []).filter(({ venue }) => !path.some((used) => used.venue === venue));
    return [...ended, ...fresh.flatMap((edge) => further([...path, edge], edge.to))];
  };
  return further([], assetNumbers.get(FROM));
}

/** The best result of any single path or any two in any order, with every split tried to the unit. */
function mostOfAll(graph: VenueGraph, units: bigint): bigint {
  const paths = allPaths(graph);
  let most = 0n;
  for (const one of paths) {
    for (const other of paths) {
      if (one === other && paths.length > 1) continue;
      // The order matters only to paths that share a venue.
      const isMet = one.some(({ venue }) => other.some((edge) => edge.venue === venue));
      if (!isMet && paths.indexOf(one) > paths.indexOf(other)) continue;
      const received = receivedOver(graph, [one, other]);
      for (let part = 0n; part <= units; part += 1n) {
        const total = received([part, units - part]);
        if (total > most) most = total;
      }
    }
  }
  return most;
}

it('gives at most one unit less than the best of all splits over two paths, on 100 small markets', () => {
  let found = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { graph, units } = smallMarket(seed);
    const most = mostOfAll(graph, units);
    try {
      const { received } = findSplitRoute(graph, { units, assetId: FROM }, TO);
      expect([seed, received.units >= most - 1n, received.units, most]).toEqual([
        seed,
        true,
        received.units,
        most,
      ]);
      found += 1;
    } catch (error) {
      if (!hasCode(error, 'pool.no_route')) throw error;
      expect([seed, most]).toEqual([seed, 0n]);
    }
  }
  expect(found).toBeGreaterThan(70);
}, 60_000);
