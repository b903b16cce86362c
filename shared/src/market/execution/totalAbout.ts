import type { Gains } from './gains.ts';
import type { GraphEdge, Path } from './venueGraph.ts';

/** Units sold over each of several paths, in whole units of floating point. */
export type FloatAllocation = readonly number[];

/** What is sold over one of them; 0 behind the last one. */
export const unitsOver = (allocation: FloatAllocation, path: number): number => allocation[path] ?? 0;

/** What paths yield together in floating point, executed in order. */
export interface TotalAbout {
  readonly paths: readonly Path[];
  /** What each path gives; nothing where its units give nothing, which makes the allocation useless. */
  each(allocation: FloatAllocation): number[] | undefined;
  /** The same where only what two of the paths sell is other than in an allocation whose outcome is known. */
  eachAfter(
    allocation: FloatAllocation,
    before: readonly number[],
    one: number,
    other: number,
  ): number[] | undefined;
}

/** Sells over venues in a row, of which some note it. */
export function soldOver(
  path: Path,
  units: number,
  gains: Gains,
  notes?: (edge: GraphEdge) => boolean,
): number {
  let held = units;
  for (const edge of path) {
    if (held <= 0) return 0;
    const received = edge.flow.receivedAbout(held, gains, edge.venue);
    if (notes?.(edge) === true) edge.flow.noteSale(held, gains, edge.venue);
    held = received;
  }
  return Math.max(0, held);
}

/** The totals of allocations over paths, in the state that `gains` says; it is left as it was. */
export function totalAbout(paths: readonly Path[], gains: Gains): TotalAbout {
  const shared = sharedVenues(paths);
  const groups = groupsOf(paths, shared);
  const begun = [...shared].map((venue) => [venue, gains.firstOf(venue), gains.secondOf(venue)] as const);
  const notes = (edge: GraphEdge): boolean => shared.has(edge.venue);
  // Equivalent: on a path that meets no other nothing is noted: this only saves asking.
  const noted = groups.map((group, index) => groups.some((other, at) => at !== index && other === group));
  const compute = (allocation: FloatAllocation, known: (path: number) => number | undefined) => {
    const received = new Array<number>(paths.length).fill(0);
    let isWhole = true;
    // Equivalent: nothing is sold over a path behind the last one.
    for (let index = 0; index < paths.length && isWhole; index += 1) {
      const units = unitsOver(allocation, index);
      if (units === 0) continue;
      const given =
        known(index) ?? soldOver(paths[index] ?? [], units, gains, noted[index] ? notes : undefined);
      received[index] = given;
      isWhole = given > 0;
    }
    for (const [venue, first, second] of begun) gains.set(venue, first, second);
    return isWhole ? received : undefined;
  };
  return {
    paths,
    each: (allocation) => compute(allocation, () => undefined),
    eachAfter: (allocation, before, one, other) =>
      compute(allocation, (path) =>
        groups[path] === groups[one] || groups[path] === groups[other] ? undefined : before[path],
      ),
  };
}

function sharedVenues(paths: readonly Path[]): ReadonlySet<number> {
  const venues = paths.flatMap((path) => path.map(({ venue }) => venue));
  return new Set(venues.filter((venue, index) => venues.indexOf(venue) !== index));
}

/** A number for each path, the same for those whose outcome depends on each other's. */
function groupsOf(paths: readonly Path[], shared: ReadonlySet<number>): readonly number[] {
  const groups = paths.map((_, index) => index);
  for (const venue of shared) {
    const on = paths.flatMap((path, index) => (path.some((edge) => edge.venue === venue) ? [index] : []));
    const merged = new Set(on.map((index) => groups[index]));
    const [first] = on;
    for (const [index, group] of groups.entries())
      if (merged.has(group)) groups[index] = groups[first ?? index] ?? index;
  }
  return groups;
}
