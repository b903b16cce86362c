import * as v from 'valibot';

/** Units in a queued fact, as text: JSON has no 64-bit integers. */
export const unitsField = v.pipe(
  v.string(),
  v.regex(/^\d{1,19}$/u),
  v.transform((text) => BigInt(text)),
);
