import type { FeesByAsset } from '../../amm/poolState.ts';
import { randomPools } from '../../amm/randomPools.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { poolVenues } from './poolVenue.ts';
import { randomSide } from './randomBooks.fixture.ts';
import { buildGraph, type GraphEdge, type Path, type Venue, type VenueGraph } from './venueGraph.ts';

const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined };

interface RandomMarket {
  readonly venues: readonly Venue[];
  readonly fees: FeesByAsset;
}

/** The graph of a random market. Only for tests. */
export const marketOf = (next: () => number, digits: number): VenueGraph =>
  buildGraph(randomMarket(next, digits).venues);

/** Pools and books between four assets, with every kind of market fee. Only for tests. */
export function randomMarket(next: () => number, digits: number): RandomMarket {
  const options = { assetCount: 4, poolCount: 6, digits, mostFeePercent: 200, isPriced: true };
  const { pools, fees } = randomPools(next, options);
  const orders = pools.slice(0, 4).flatMap(({ assetA: bought, assetB: sold, balanceA, balanceB }, index) => {
    const price = Number(balanceA) / Number(balanceB);
    return randomSide(next, { sold, bought, price, count: 12, digits: digits - 3, firstId: index * 20 });
  });
  return { venues: [...poolVenues(pools, fees), ...bookVenues(orders, { ...reading, fees })], fees };
}

/** A walk of up to four venues. Only for tests. */
export function randomPath({ selling }: VenueGraph, next: () => number): Path {
  const path: GraphEdge[] = [];
  let at = 0;
  for (let length = 1 + Math.floor(next() * 4); length > 0; length -= 1) {
    const open = (selling[at] ?? []).filter(({ venue }) => path.every((edge) => edge.venue !== venue));
    const edge = open[Math.floor(next() * open.length)];
    if (edge === undefined) break;
    path.push(edge);
    at = edge.to;
  }
  return path;
}
