import { expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { Gains } from './gains.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { receivedOver } from './receivedOver.ts';
import { totalAbout } from './totalAbout.ts';
import type { GraphEdge } from './venueGraph.ts';

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

it('is the same where only what has changed is computed again, though paths meet over others', () => {
  let compared = 0;
  for (let seed = 1; seed <= 80; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 9 + (seed % 4));
    const paths = Array.from({ length: 4 }, () => randomPath(graph, next).slice(0, 2));
    const totals = totalAbout(paths, new Gains(graph.venues.length));
    const units = paths.map(() => Math.floor(10 ** (3 + next() * 4)));
    const before = totals.each(units);
    if (before === undefined) continue;
    const [giver, taker] = [Math.floor(next() * 4), Math.floor(next() * 4)];
    const moved = units.map((each, index) => (index === giver ? 0 : index === taker ? 2 * each : each));
    expect([seed, totals.eachAfter(moved, before, giver, taker)]).toEqual([seed, totals.each(moved)]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});

it('notes the sales over venues that a later path shares, and over no others', () => {
  const noted: number[] = [];
  const edge = (venue: number) => {
    const flow = { receivedAbout: (units: number) => units, noteSale: () => noted.push(venue) };
    return { venue, from: 0, to: 1, flow } as unknown as GraphEdge;
  };
  const paths = [[edge(0), edge(1)], [edge(2), edge(0)], [edge(3)]];
  expect(totalAbout(paths, new Gains(4)).each([5, 7, 9])).toEqual([5, 7, 9]);
  expect(noted).toEqual([0]);
});
