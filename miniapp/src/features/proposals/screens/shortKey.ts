/** Enough of a public key's text to tell it from others. */
export const shortKey = (key: string): string => `${key.slice(0, 8)}…${key.slice(-4)}`;
