/**
 * What a terminal obeys, or nobody sees: controls of either kind, line and paragraph separators, marks of direction and other invisible
 * ones, halves of characters, and characters that are none.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A line for a terminal: what others wrote in it is shown, never obeyed. */
export const printed = (line: string): string =>
  line.replace(unprintable, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);

/** The same for text that is JSON, which says the same afterwards; the ends of its lines stay. */
export const printedJson = (json: string): string =>
  json.replace(unprintable, (mark) => (mark === '\n' ? mark : mark.split('').map(unitOf).join('')));

const unitOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
