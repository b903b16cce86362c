import * as v from 'valibot';
import { type Attempts, NO_ATTEMPTS } from './attempts.ts';

/** The stored envelope with the count of its writings, by which a second tab's writing is noticed. */
export interface StoredEnvelope {
  readonly text: string;
  readonly revision: number;
}

/** The device's own key: named by `id`, never readable, only usable. */
export interface DeviceKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/*
 * What lies in the browser's storage is input: a record that a fault of the disk, an extension or another version has
 * altered must end in a code of ours, never in a TypeError, and never in a removal that nobody chose.
 */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const envelopeRecord = v.object({ text: v.string(), revision: count });
const deviceRecord = v.object({ id: v.string(), key: v.instance(CryptoKey) });
// Fewer tries than anybody can choose is no choice: a slip of the hand must not cost the keys.
const limitRecord = v.pipe(count, v.minValue(10));
const attemptsRecord = v.object({ failed: count, lastAt: v.pipe(v.number(), v.finite()) });

/** The stored envelope; one that is no record of ours reads as a text that no envelope has, and can be written over. */
export function envelopeOf(record: unknown): StoredEnvelope | undefined {
  if (record === undefined) return undefined;
  const parsed = v.safeParse(envelopeRecord, record);
  return parsed.success ? parsed.output : { text: '', revision: 0 };
}

/** The device key; without its key object the record is of no use, and a new one takes its place. */
export function deviceKeyOf(record: unknown): DeviceKey | undefined {
  const parsed = v.safeParse(deviceRecord, record);
  return parsed.success ? parsed.output : undefined;
}

/** The count of wrong PINs; it begins again when it can't be read. */
export function attemptsOf(record: unknown): Attempts {
  const parsed = v.safeParse(attemptsRecord, record);
  return parsed.success ? parsed.output : NO_ATTEMPTS;
}

/** After how many wrong PINs everything is removed; never (0) when the choice can't be read. */
export function wipeAfterOf(record: unknown): number {
  const parsed = v.safeParse(limitRecord, record);
  return parsed.success ? parsed.output : 0;
}
