import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { type Arrival, type Candidate, keepArrivals } from './arrivals.ts';
import { type Direction, exactIn, exactOut } from './direction.ts';
import type { GraphEdge } from './venueGraph.ts';

/** An edge over a venue that comes to so many units; to none: impossible. */
const edgeOf = (venue: number, units = 0, compute = () => {}) => {
  const given = () => {
    compute();
    return BigInt(units);
  };
  const flow = { received: given, smallestSell: () => given() || undefined };
  return { venue, from: 0, to: 1, flow } as unknown as GraphEdge;
};

interface Coming {
  readonly bound: number;
  readonly units: number;
  /** The venues of its path. */
  readonly venues: readonly number[];
}

const candidateOf = ({ bound, units, venues }: Coming, compute?: () => void): Candidate => {
  const before = venues.slice(0, -1).map((venue) => edgeOf(venue));
  const from: Arrival = { units: 1n, estimate: 1, edges: before };
  return { bound, from, edge: edgeOf(venues.at(-1) ?? 0, units, compute) };
};

const keptOf = (coming: readonly Coming[], direction: Direction, hopsLeft: number, relevant = 9) => {
  let computed = 0;
  const candidates = coming.map((each) =>
    candidateOf(each, () => {
      computed += 1;
    }),
  );
  const kept = keepArrivals(candidates, direction, hopsLeft, ({ venue }) => venue < relevant);
  return {
    units: kept.map(({ units }) => Number(units)),
    estimates: kept.map((each) => each.estimate),
    computed,
  };
};

const VENUES = [0, 1, 2, 3, 4];
/** Every rest of a path over so many venues at most. */
const restsOf = (hops: number) =>
  Array.from({ length: 32 }, (_, bits) => VENUES.filter((venue) => bits & (1 << venue))).filter(
    (rest) => rest.length <= hops,
  );

/** Those that some rest of a path can follow, but none that is better: every rest is tried. */
function wantedOf(coming: readonly Coming[], sign: number, hopsLeft: number, relevant: number): number[] {
  const wanted: Coming[] = [];
  for (const each of coming.filter(({ units }) => units > 0).toSorted((a, b) => sign * (b.units - a.units))) {
    const rests = restsOf(hopsLeft).filter((rest) => rest.every((venue) => venue < relevant));
    const isBest = rests.some(
      (rest) =>
        !rest.some((venue) => each.venues.includes(venue)) &&
        wanted.every(({ venues }) => rest.some((venue) => venues.includes(venue))),
    );
    if (isBest) wanted.push(each);
  }
  return wanted.map(({ units }) => units);
}

describe('the arrivals that are kept', () => {
  it.each([exactIn, exactOut])(
    'are the best for every rest of a path that can follow, and no others (direction $sign)',
    (direction) => {
      const { sign } = direction;
      const next = numbersOf(5);
      const upTo = (most: number) => Math.floor(next() * (most + 1));
      let several = 0;
      for (let round = 0; round < 150; round += 1) {
        const [hopsLeft, relevant] = [upTo(3), 3 + upTo(2)];
        const coming = Array.from({ length: 8 }, (_, index): Coming => {
          const units = next() < 0.15 ? 0 : 10 * upTo(50) + index + 1;
          const venues = VENUES.toSorted(() => next() - 0.5).slice(0, 1 + upTo(2));
          return { units, bound: units + sign * upTo(60), venues };
        });
        const { units, estimates } = keptOf(coming, direction, hopsLeft, relevant);
        expect([round, units]).toEqual([round, wantedOf(coming, sign, hopsLeft, relevant)]);
        expect(estimates).toEqual(units);
        if (units.length > 1) several += 1;
      }
      expect(several).toBeGreaterThan(30);
    },
  );

  const alone = (bound: number, units: number): Coming => ({ bound, units, venues: [0] });

  it('are computed in the order of their bounds, and no further than one is as good as what may come', () => {
    expect(keptOf([alone(8, 8), alone(10, 5), alone(9, 9)], exactIn, 0)).toMatchObject({
      units: [9],
      computed: 2,
    });
    expect(keptOf([alone(9, 9), alone(10, 9)], exactIn, 0)).toMatchObject({ units: [9], computed: 1 });
  });

  it('are not computed where no rest of a path needs them', () => {
    const both: Coming = { bound: 5, units: 5, venues: [0, 1] };
    expect(keptOf([alone(9, 9), both], exactIn, 1)).toMatchObject({ units: [9], computed: 1 });
    const other: Coming = { bound: 5, units: 5, venues: [1] };
    expect(keptOf([alone(9, 9), other], exactIn, 1)).toMatchObject({ units: [9, 5], computed: 2 });
  });
});
