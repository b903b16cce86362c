/** Units of some; 0 behind the last ones. */
export const unitsAt = (units: readonly bigint[], index: number): bigint => units[index] ?? 0n;
