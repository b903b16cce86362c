import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { exactIn } from './direction.ts';
import { Gains } from './gains.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { ratesTo } from './reach.ts';
import { MAX_HOPS } from './searchPath.ts';
import { searchPathAbout } from './searchPathAbout.ts';
import { sellOver, soldOver } from './totalAbout.ts';
import { buildGraph, type GraphEdge, type Path, type Venue, type VenueGraph } from './venueGraph.ts';

const wishOf = (graph: VenueGraph, from: number, to: number) => ({
  from,
  to,
  rates: ratesTo(graph, exactIn, to, MAX_HOPS - 1),
});

/** Every path of at most four venues, each used once, none avoided. */
function allPaths({ selling }: VenueGraph, to: number, isAvoided: (venue: number) => boolean): Path[] {
  const further = (path: readonly GraphEdge[], at: number): Path[] => {
    const ended = path.length > 0 && at === to ? [path] : [];
    if (path.length === 4) return ended;
    const open = (selling[at] ?? []).filter(
      ({ venue }) => !isAvoided(venue) && path.every((edge) => edge.venue !== venue),
    );
    return [...ended, ...open.flatMap((edge) => further([...path, edge], edge.to))];
  };
  return further([], 0);
}

describe('a path that is looked for about', () => {
  it('is the best of all paths in whatever state the venues are, whichever are avoided or known', () => {
    let [found, none] = [0, 0];
    for (let seed = 1; seed <= 60; seed += 1) {
      const next = numbersOf(seed);
      const graph = marketOf(next, 8 + (seed % 5));
      const [units, to] = [Math.floor(10 ** (2 + next() * 5)), 1 + (seed % 3)];
      const hopCost = next() < 0.5 ? 0 : units * 10 ** (next() * 3 - 4);
      const gains = new Gains(graph.venues.length);
      sellOver(randomPath(graph, next), units * next(), gains);
      const avoided = new Set(graph.venues.flatMap((_, venue) => (next() < 0.2 ? [venue] : [])));
      const isAvoided = (venue: number) => avoided.has(venue);
      const worthOf = (path: Path) => {
        const received = soldOver(path, units, gains);
        return received === 0 ? Number.NEGATIVE_INFINITY : received - hopCost * path.length;
      };
      const paths = allPaths(graph, to, isAvoided);
      const most = Math.max(...paths.map(worthOf));
      const known = allPaths(graph, to, () => false).filter(() => next() < 0.02);
      const search = { graph, wish: wishOf(graph, 0, to), hopCost, gains, known };
      const path = searchPathAbout(search, units, isAvoided);
      if (path === undefined) none += 1;
      else {
        expect([seed, path.some(({ venue }) => isAvoided(venue))]).toEqual([seed, false]);
        expect([seed, worthOf(path)]).toEqual([seed, most]);
        found += 1;
      }
      if (most > 0) expect([seed, path === undefined]).toEqual([seed, false]);
    }
    expect([found > 40, none > 3]).toEqual([true, true]);
  });

  it('follows the three best arrivals at an asset', () => {
    const asked: number[] = [];
    const way = (sold: string, bought: string, rate: number) => ({
      sold,
      bought,
      flow: {
        rate,
        receivedAbout: (units: number) => {
          if (sold === 'B') asked.push(units);
          return units * rate;
        },
      },
    });
    const rates = [3, 9, 2, 5, 7];
    const venues = [...rates.map((rate) => way('A', 'B', rate)), way('B', 'C', 1)];
    const graph = buildGraph(venues.map((each, id) => ({ id: `${id}`, ways: [each] }) as unknown as Venue));
    const gains = new Gains(graph.venues.length);
    const [from, to] = ['A', 'C'].map((id) => graph.assetNumbers.get(id) ?? -1);
    const search = { graph, wish: wishOf(graph, from ?? -1, to ?? -1), hopCost: 0, gains, known: [] };
    const path = searchPathAbout(search, 10);
    expect(path?.map(({ venue }) => venue)).toEqual([1, 5]);
    expect(asked).toEqual([90, 70, 50]);
  });

  it('asks no venue that can not make up for the operations over it', () => {
    const asked: string[] = [];
    const way = (sold: string, bought: string, rate: number) => ({
      sold,
      bought,
      flow: {
        rate,
        receivedAbout: (units: number) => {
          asked.push(`${sold}${bought}`);
          return units * rate;
        },
      },
    });
    const graphOf = (rate: number) =>
      buildGraph(
        [way('A', 'C', 10), way('A', 'B', rate), way('B', 'C', 1)].map(
          (each, id) => ({ id: `${id}`, ways: [each] }) as unknown as Venue,
        ),
      );
    const askedOver = (rate: number) => {
      const graph = graphOf(rate);
      const [from, to] = ['A', 'C'].map((id) => graph.assetNumbers.get(id) ?? -1);
      const [direct] = graph.selling[from ?? -1] ?? [];
      const known = direct === undefined ? [] : [[direct]];
      const wish = wishOf(graph, from ?? -1, to ?? -1);
      asked.length = 0;
      searchPathAbout({ graph, wish, hopCost: 10, gains: new Gains(3), known }, 10);
      return asked.filter((each) => each !== 'AC');
    };
    // One operation gives 100 for 10: two have to give more than 110, the first of them more than 100.
    expect([askedOver(10), askedOver(11), askedOver(11.1)]).toEqual([[], ['AB'], ['AB', 'BC']]);
  });
});
