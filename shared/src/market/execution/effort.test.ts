import { afterEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../amm/pools.fixture.ts';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { BookVenue } from './bookVenue.ts';
import { findRoute, findRouteForExactOut } from './findRoute.ts';
import { findSplitRoute } from './findSplitRoute.ts';
import { PoolFlow } from './poolVenue.ts';
import { marketOf } from './randomMarket.fixture.ts';
import type { VenueGraph } from './venueGraph.ts';

/*
 * How often a search asks a venue what it gives: on a phone that is the time that a quote takes. On the same markets it is the same figure
 * on every machine. A search that asks less often is better, and its figures are written here then.
 */

afterEach(() => void vi.restoreAllMocks());

const flows = [PoolFlow.prototype, BookVenue.prototype];
type Asked = 'received' | 'receivedAtMost' | 'receivedAbout' | 'smallestSell' | 'soldAtLeast';

/** The calls of some kinds in twelve markets, one search each. */
function askedIn(
  search: (graph: VenueGraph, units: bigint, seed: number) => unknown,
  kinds: readonly Asked[],
) {
  const spies = kinds.map((kind) => flows.map((flow) => vi.spyOn(flow, kind)));
  for (let seed = 1; seed <= 12; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 9 + (seed % 4));
    search(graph, BigInt(Math.floor(10 ** (2 + next() * 5))), seed);
  }
  const counts = spies.map((each) => each.reduce((sum, spy) => sum + spy.mock.calls.length, 0));
  return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]));
}

/** A market without a route is searched all the same. */
const tried = (search: () => unknown): void => {
  expect(['pool.no_route', undefined]).toContain(codeOf(search));
};

it('the best path for an amount is found with so few exact sales, and bounds of them', () => {
  const search = (graph: VenueGraph, units: bigint, seed: number) =>
    tried(() => findRoute(graph, { units, assetId: '1.3.0' }, '1.3.2', BigInt(seed % 3)));
  expect(askedIn(search, ['received', 'receivedAtMost'])).toEqual({ received: 110, receivedAtMost: 237 });
});

it('the path that sells the least is found with so few, too', () => {
  const search = (graph: VenueGraph, units: bigint, seed: number) =>
    tried(() => findRouteForExactOut(graph, { units, assetId: '1.3.2' }, '1.3.0', BigInt(seed % 3)));
  expect(askedIn(search, ['smallestSell', 'soldAtLeast'])).toEqual({ smallestSell: 166, soldAtLeast: 391 });
});

it('a spread over several paths tries so many sales in floating point', () => {
  const search = (graph: VenueGraph, units: bigint, seed: number) =>
    tried(() => findSplitRoute(graph, { units, assetId: '1.3.0' }, '1.3.2', BigInt(seed % 3)));
  expect(askedIn(search, ['receivedAbout'])).toEqual({ receivedAbout: 12_573 });
});
