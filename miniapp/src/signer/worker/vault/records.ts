import * as v from 'valibot';
import { type Attempts, NO_ATTEMPTS } from './attempts.ts';

/** The stored envelope with its revision, which reveals another tab's write. */
export interface StoredEnvelope {
  readonly text: string;
  readonly revision: number;
}

/** The device's own key: named by `id`, usable but not readable. */
export interface DeviceKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/*
 * The browser's storage is untrusted input: a record altered by a disk fault, an extension or another version must end
 * in an AppError, never in a TypeError, and never in an unwanted removal.
 */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const envelopeRecord = v.object({ text: v.string(), revision: count });
const deviceRecord = v.object({ id: v.string(), key: v.instance(CryptoKey) });
// Fewer attempts than the settings offer are invalid: a typing slip must not cost the keys.
const limitRecord = v.pipe(count, v.minValue(10));
const attemptsRecord = v.object({ failed: count, lastAt: v.pipe(v.number(), v.finite()) });

/** The stored envelope; a foreign record reads as an invalid text, and can be overwritten. */
export function envelopeOf(record: unknown): StoredEnvelope | undefined {
  if (record === undefined) return undefined;
  const parsed = v.safeParse(envelopeRecord, record);
  return parsed.success ? parsed.output : { text: '', revision: 0 };
}

/** The device key; a record without its key object is useless, and a new one replaces it. */
export function deviceKeyOf(record: unknown): DeviceKey | undefined {
  const parsed = v.safeParse(deviceRecord, record);
  return parsed.success ? parsed.output : undefined;
}

/** The count of wrong PINs; it restarts when unreadable. */
export function attemptsOf(record: unknown): Attempts {
  const parsed = v.safeParse(attemptsRecord, record);
  return parsed.success ? parsed.output : NO_ATTEMPTS;
}

/** The number of wrong PINs that removes everything; never (0) when unreadable. */
export function wipeAfterOf(record: unknown): number {
  const parsed = v.safeParse(limitRecord, record);
  return parsed.success ? parsed.output : 0;
}
