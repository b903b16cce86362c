const LABEL = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/u;
const SYMBOL = /^[A-Z](?:[A-Z0-9]*\.?[A-Z0-9]*)[A-Z0-9]$/u;

/** A name the chain accepts: 1–63 characters, labels between dots (P/account.cpp is_valid_name). */
export function isValidName(name: string): boolean {
  return name.length >= 1 && name.length <= 63 && name.split('.').every((label) => LABEL.test(label));
}

/** A name at the basic fee: with a digit, `.`, `-` or `/`, or without a vowel (y is one). */
export function isCheapName(name: string): boolean {
  return /[0-9./-]/u.test(name) || !/[aeiouy]/u.test(name);
}

/** A symbol the chain accepts: 3–16 of A–Z, 0–9 and at most one dot inside; not starting with BIT. */
export function isValidSymbol(symbol: string): boolean {
  const isSized = symbol.length >= 3 && symbol.length <= 16;
  return isSized && SYMBOL.test(symbol) && !symbol.startsWith('BIT');
}
