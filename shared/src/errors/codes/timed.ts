/** Codes of timed transfers. */
export const timedCodes = [
  'timed.gone', // it was taken, or its time ran out. facts: id
  'timed.secret_wrong', // these bytes do not open it
  'timed.hash_malformed', // not a hash of the chosen algorithm. facts: bytes
  'timed.size_malformed', // the secret's length is no number of bytes between 1 and facts: most
  'timed.time_malformed', // not a whole number of hours above 0
  'timed.too_long', // the chain holds nothing for so long. facts: hours (not when the chain said it)
] as const;
