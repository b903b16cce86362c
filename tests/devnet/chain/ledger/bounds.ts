/** The smaller of two amounts. */
export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** The larger of two amounts. */
export function larger(one: bigint, other: bigint): bigint {
  return one < other ? other : one;
}
