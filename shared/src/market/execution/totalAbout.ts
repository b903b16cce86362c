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
  /**
   * The same where only what two of the paths sell is other than in an allocation whose outcome is known. It comes in one array, which the
   * next call writes over: most allocations that are tried are given up at once.
   */
  eachAfter(
    allocation: FloatAllocation,
    before: readonly number[],
    one: number,
    other: number,
  ): readonly number[] | undefined;
}

/** What selling over venues in a row gives; their state is left as it was. */
export function soldOver(path: Path, units: number, gains: Gains): number {
  let held = units;
  for (const edge of path) {
    if (held <= 0) return 0;
    held = edge.flow.receivedAbout(held, gains, edge.venue);
  }
  return Math.max(0, held);
}

/** The same, noting the sales: over all venues, or those that are told by their places on the path. */
export function sellOver(path: Path, units: number, gains: Gains, isNoted?: readonly boolean[]): number {
  let held = units;
  // An index, not entries: a quote comes here a hundred thousand times.
  for (let place = 0; place < path.length; place += 1) {
    const edge = path[place] as GraphEdge;
    if (held <= 0) return 0;
    const received = edge.flow.receivedAbout(held, gains, edge.venue);
    if (isNoted === undefined || isNoted[place] === true) edge.flow.noteSale(held, gains, edge.venue);
    held = received;
  }
  return Math.max(0, held);
}

/** The totals of allocations over paths, in the state that `gains` says; it is left as it was. */
export function totalAbout(paths: readonly Path[], gains: Gains): TotalAbout {
  const shared = sharedVenues(paths);
  const groups = groupsOf(paths, shared);
  const begun = [...shared].map((venue) => ({
    venue,
    first: gains.firstOf(venue),
    second: gains.secondOf(venue),
  }));
  const restore = () => {
    for (const { venue, first, second } of begun) gains.set(venue, first, second);
  };
  // Equivalent: what no later path meets need not be noted: this only saves the work.
  const noted = paths.map((path, index) => {
    const later = new Set(paths.slice(index + 1).flatMap((each) => each.map(({ venue }) => venue)));
    return path.map(({ venue }) => later.has(venue));
  });
  const compute = (
    allocation: FloatAllocation,
    received: number[],
    known: (path: number) => number | undefined,
  ) => {
    let isWhole = true;
    // Equivalent: nothing is sold over a path behind the last one.
    for (let index = 0; index < paths.length && isWhole; index += 1) {
      const units = unitsOver(allocation, index);
      received[index] =
        units === 0 ? 0 : (known(index) ?? sellOver(paths[index] ?? [], units, gains, noted[index]));
      isWhole = units === 0 || unitsOver(received, index) > 0;
    }
    restore();
    return isWhole ? received : undefined;
  };
  const tried: number[] = [];
  return {
    paths,
    each: (allocation) => compute(allocation, [], () => undefined),
    eachAfter: (allocation, before, one, other) =>
      compute(allocation, tried, (path) =>
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
