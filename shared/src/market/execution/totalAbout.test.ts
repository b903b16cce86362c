import { expect, it } from 'vitest';
import { numbersOf, randomPools } from '../../amm/randomPools.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { Gains } from './gains.ts';
import { poolVenues } from './poolVenue.ts';
import { randomSide } from './randomBooks.fixture.ts';
import { receivedOver } from './receivedOver.ts';
import { totalAbout } from './totalAbout.ts';
import { buildGraph, type GraphEdge, type Path, type VenueGraph } from './venueGraph.ts';

const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined };

/** Pools and books between four assets, with every kind of market fee. */
function marketOf(next: () => number, digits: number): VenueGraph {
  const options = { assetCount: 4, poolCount: 6, digits, mostFeePercent: 200, isPriced: true };
  const { pools, fees } = randomPools(next, options);
  const orders = pools.slice(0, 4).flatMap(({ assetA: bought, assetB: sold, balanceA, balanceB }, index) => {
    const price = Number(balanceA) / Number(balanceB);
    return randomSide(next, { sold, bought, price, count: 12, digits: digits - 3, firstId: index * 20 });
  });
  return buildGraph([...poolVenues(pools, fees), ...bookVenues(orders, { ...reading, fees })]);
}

/** A walk of up to four venues. */
function randomPath({ selling }: VenueGraph, next: () => number): Path {
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

it('is what the chain gives, to a few units, over venues that several paths share, in both directions', () => {
  let compared = 0;
  let shared = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 8 + (seed % 6));
    const paths = Array.from({ length: 3 }, () => randomPath(graph, next));
    const units = paths.map(() => Math.floor(10 ** (1 + next() * 5)));
    const exact = receivedOver(graph, paths)(units.map(BigInt));
    const gains = new Gains(graph.venues.length);
    const about = totalAbout(paths, gains).each(units);
    expect([seed, about === undefined]).toEqual([seed, exact === 0n]);
    if (about === undefined) continue;
    const total = about.reduce((sum, each) => sum + each, 0);
    // A unit here and there where a quotient nearly is whole; dust of a book that is used up decides of its next order.
    expect([seed, Math.abs(total - Number(exact)) <= Math.max(2, total / 1e9)]).toEqual([seed, true]);
    expect([...gains.first, ...gains.second].every((each) => each === 0)).toBe(true);
    compared += 1;
    const venues = paths.flatMap((path) => path.map(({ venue }) => venue));
    if (new Set(venues).size < venues.length) shared += 1;
  }
  expect([compared > 200, shared > 100]).toEqual([true, true]);
});
