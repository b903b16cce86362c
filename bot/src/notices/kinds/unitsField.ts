import * as v from 'valibot';

/** Units in a queued fact: JSON has no integers of 64 bits, so they are written as text. */
export const unitsField = v.pipe(
  v.string(),
  v.regex(/^\d{1,19}$/u),
  v.transform((text) => BigInt(text)),
);
