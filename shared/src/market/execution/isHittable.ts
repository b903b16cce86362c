/**
 * True when at most `budget` venues, none of them forbidden, can be chosen so that each of the sets has one of them.
 * In a search: the rest of a path that can follow none of the arrivals kept so far, but could follow a new one.
 */
export function isHittable(
  sets: readonly (readonly number[])[],
  budget: number,
  forbidden: readonly number[],
  chosen: readonly number[] = [],
): boolean {
  const open = sets.find((set) => !set.some((venue) => chosen.includes(venue)));
  if (open === undefined) return true;
  if (chosen.length === budget) return false;
  return open.some(
    (venue) => !forbidden.includes(venue) && isHittable(sets, budget, forbidden, [...chosen, venue]),
  );
}
