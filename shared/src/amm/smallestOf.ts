/** The smallest of several units (Math.min takes no bigint). */
export function smallestOf(first: bigint, ...others: readonly bigint[]): bigint {
  let least = first;
  for (const each of others) {
    if (each < least) least = each;
  }
  return least;
}
