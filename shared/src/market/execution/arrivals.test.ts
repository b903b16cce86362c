import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { type Arrival, keepArrivals } from './arrivals.ts';
import { type Direction, exactIn, exactOut } from './direction.ts';
import type { GraphEdge } from './venueGraph.ts';

interface Coming {
  readonly units: number;
  /** The venues of its path. */
  readonly venues: readonly number[];
}

const arrivalOf = ({ units, venues }: Coming): Arrival => ({
  units: BigInt(units),
  edges: venues.map((venue) => ({ venue, from: 0, to: 1 }) as GraphEdge),
});

const keptOf = (coming: readonly Coming[], direction: Direction, hopsLeft: number, relevant: number) =>
  keepArrivals(coming.map(arrivalOf), direction, hopsLeft, ({ venue }) => venue < relevant).map(({ units }) =>
    Number(units),
  );

const VENUES = [0, 1, 2, 3, 4];
/** All rests of a path over at most that many venues. */
const restsOf = (hops: number) =>
  Array.from({ length: 32 }, (_, bits) => VENUES.filter((venue) => bits & (1 << venue))).filter(
    (rest) => rest.length <= hops,
  );

/** Arrivals that some rest of a path can follow while no better one can: every rest is tried. */
function wantedOf(coming: readonly Coming[], sign: number, hopsLeft: number, relevant: number): number[] {
  const wanted: Coming[] = [];
  for (const each of coming.toSorted((a, b) => sign * (b.units - a.units))) {
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

describe('the remembered arrivals', () => {
  it.each([exactIn, exactOut])(
    'are the best for every possible rest of a path, and no others (direction $sign)',
    (direction) => {
      const { sign } = direction;
      const next = numbersOf(5);
      const upTo = (most: number) => Math.floor(next() * (most + 1));
      let several = 0;
      for (let round = 0; round < 150; round += 1) {
        const [hopsLeft, relevant] = [upTo(3), 3 + upTo(2)];
        const coming = Array.from({ length: 8 }, (_, index): Coming => {
          const units = 10 * upTo(50) + index + 1;
          const venues = VENUES.toSorted(() => next() - 0.5).slice(0, 1 + upTo(2));
          return { units, venues };
        });
        const units = keptOf(coming, direction, hopsLeft, relevant);
        expect([round, units]).toEqual([round, wantedOf(coming, sign, hopsLeft, relevant)]);
        if (units.length > 1) several += 1;
      }
      expect(several).toBeGreaterThan(30);
    },
  );
});
