/** A time from the staking service (ISO 8601, UTC without a zone), milliseconds since 1970; NaN when invalid. */
export function serviceTime(text: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/iu.test(text) ? text : `${text}Z`);
}
