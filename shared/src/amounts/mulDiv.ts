/** a · b / d towards zero; none is negative, d is above zero. */
export function mulDivDown(a: bigint, b: bigint, d: bigint): bigint {
  return (a * b) / d;
}

/** a · b / d away from zero; none is negative, d is above zero. */
export function mulDivUp(a: bigint, b: bigint, d: bigint): bigint {
  return (a * b + d - 1n) / d;
}
