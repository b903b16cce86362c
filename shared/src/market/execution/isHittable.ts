/**
 * True when at most `budget` venues, none of them forbidden, can hit every set. In a search: the rest of a path that
 * conflicts with all arrivals kept so far, but not with a new one.
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
