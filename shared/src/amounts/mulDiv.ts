/** a · b / d towards zero; all of them non-negative, d above zero. */
export function mulDivDown(a: bigint, b: bigint, d: bigint): bigint {
  return (a * b) / d;
}

/** a · b / d away from zero; all of them non-negative, d above zero. */
export function mulDivUp(a: bigint, b: bigint, d: bigint): bigint {
  return (a * b + d - 1n) / d;
}
