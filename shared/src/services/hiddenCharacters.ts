const isIn = (code: number, ranges: readonly (readonly [from: number, to: number])[]): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

/**
 * Controls except tab and line feed, direction marks, zero-width and invisible characters, lone surrogates and tags.
 */
const hidden = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffd],
  [0xe0000, 0xe007f],
] as const;

const isJoiner = (code: number): boolean => code === 0x200c || code === 0x200d;

/**
 * Joiners belong between letters of some scripts and parts of emoji; beside plain letters and digits they only hide.
 */
const joins = (code: number | undefined): boolean => code !== undefined && code > 0x7f && !isJoiner(code);

/** The flag of a part of a country, such as Scotland: a black flag, its code as tags, and the end tag. */
const PART_FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/gu;

/**
 * True when characters of a text are invisible or change the direction of the following text: the reader would see
 * another text than the one sent.
 */
export function hasHiddenCharacters(text: string): boolean {
  const codes = Array.from(
    text.replace(PART_FLAG, '\u{1f3f4}'),
    (character) => character.codePointAt(0) ?? 0,
  );
  return codes.some((code, index) =>
    isJoiner(code) ? !joins(codes[index - 1]) || !joins(codes[index + 1]) : isIn(code, hidden),
  );
}
