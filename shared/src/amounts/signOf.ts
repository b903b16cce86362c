/** What a comparison makes of a difference: below 0, 0 or above. Exact, where a float would be near. */
export const signOf = (difference: bigint): number => (difference < 0n ? -1 : difference > 0n ? 1 : 0);
