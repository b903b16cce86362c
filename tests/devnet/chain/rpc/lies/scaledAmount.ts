import { encodeSigned, type JsonValue } from '../../json.ts';

/** A printed amount multiplied by a factor with three decimals; other values stay unchanged. */
export function scaled(amount: JsonValue | undefined, times: number): JsonValue {
  if (typeof amount !== 'number' && typeof amount !== 'string') return amount ?? null;
  return encodeSigned((BigInt(amount) * BigInt(Math.round(times * 1000))) / 1000n);
}

/** Controls pass on a person's input. @throws RangeError unless it is a number above 0 */
export function requireFactor(times: unknown): void {
  if (typeof times !== 'number' || !(times > 0))
    throw new RangeError('how many times must be a number above 0');
}
