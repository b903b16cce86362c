import { encodeSigned, type JsonValue } from '../../json.ts';

/** A printed amount multiplied, with three digits behind the point of the factor; what is no amount stays as it is. */
export function scaled(amount: JsonValue | undefined, times: number): JsonValue {
  if (typeof amount !== 'number' && typeof amount !== 'string') return amount ?? null;
  return encodeSigned((BigInt(amount) * BigInt(Math.round(times * 1000))) / 1000n);
}

/** Controls pass on what a person typed. @throws RangeError for what is no number above 0 */
export function requireFactor(times: unknown): void {
  if (typeof times !== 'number' || !(times > 0))
    throw new RangeError('how many times must be a number above 0');
}
