/**
 * Characters that terminals obey or that are invisible: controls of either kind, line and paragraph separators,
 * direction marks, lone surrogates, and unassigned characters.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A line for a terminal: foreign text in it is shown, never obeyed. */
export const printed = (line: string): string =>
  line.replace(unprintable, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);

/** The same for JSON text, whose meaning stays; line breaks stay. */
export const printedJson = (json: string): string =>
  json.replace(unprintable, (mark) => (mark === '\n' ? mark : mark.split('').map(unitOf).join('')));

const unitOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
