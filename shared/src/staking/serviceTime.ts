/** A moment as the staking service writes it (ISO 8601, in UTC where it names no zone), milliseconds since 1970; NaN for what is none. */
export function serviceTime(text: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/iu.test(text) ? text : `${text}Z`);
}
