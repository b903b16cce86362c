/** Units at an index; 0 beyond the end. */
export const unitsAt = (units: readonly bigint[], index: number): bigint => units[index] ?? 0n;
