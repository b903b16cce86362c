/** The sign of a difference as a number for comparisons, exact where a float would lose units. */
export const signOf = (difference: bigint): number => (difference < 0n ? -1 : difference > 0n ? 1 : 0);
