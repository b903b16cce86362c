const LABEL = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/u;
const SYMBOL = /^(?!BIT)[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+)?$/u;

/** True when the chain accepts a text as an account name: 1 to 63 characters in labels (chain.md §10). */
export function isValidAccountName(name: string): boolean {
  return name.length <= 63 && name.split('.').every((label) => LABEL.test(label));
}

/** True when registering a name costs the basic fee: it has a digit or a mark, or no vowel (a e i o u y). */
export function isCheapName(name: string): boolean {
  return /[0-9.\-/]/u.test(name) || !/[aeiouy]/u.test(name);
}

/**
 * True when the chain accepts a text as an asset symbol: 3 to 16 characters, at most one dot, not starting with BIT.
 */
export function isValidSymbol(symbol: string): boolean {
  return symbol.length >= 3 && symbol.length <= 16 && SYMBOL.test(symbol);
}
