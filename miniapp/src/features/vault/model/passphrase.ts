/** PINs that one strong graphics card tries in a second at the vault's cost (SECURITY.md, "What a PIN is worth"). */
const TRIES_PER_SECOND = 2_000;

/** Common choices of many people, in one spelling or another. */
const COMMON =
  /^(?:pass(?:word|wort|phrase)?|qwert[yz]\w*|asdf\w*|admin|welcome|login|letmein|secret|bitshares|xbts\w*|wallet|пароль|йцукен\w*|кошел\w*|секрет)$/u;
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

const DIGIT_BITS = Math.log2(10);
/** A part that attackers try first. */
const EASY_BITS = 5;
const LETTER_BITS = 3;
const HAN_BITS = 6;
const SYMBOL_BITS = 5;
/** A word is one of some ten thousand, whatever its length. */
const WORD_BITS = 13;

function isRun(text: string): boolean {
  const codes = Array.from(text, (each) => each.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return codes.length > 2 && steps.size === 1 && Math.abs(step) <= 1;
}

function bitsOfDigits(text: string): number {
  if (isRun(text)) return EASY_BITS;
  const free = text.length * DIGIT_BITS;
  // A year, or a day of the last hundred.
  if (/^(?:19|20)\d\d$/u.test(text)) return 7;
  const isDay = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d\d|(?:19|20)\d\d)$/u.test(text);
  return isDay ? Math.min(free, Math.log2(36_525)) : free;
}

function bitsOfPart(part: string): number {
  if (/^\p{Nd}+$/u.test(part)) return bitsOfDigits(part);
  if (isRun(part) || COMMON.test(part.toLowerCase())) return EASY_BITS;
  if (/^\p{Script=Han}+$/u.test(part)) return Math.min(Array.from(part).length, 12) * HAN_BITS;
  if (/^\p{L}+$/u.test(part)) return Math.min(Array.from(part).length * LETTER_BITS, WORD_BITS);
  return /^[\s\-_.,]$/u.test(part) ? 0 : SYMBOL_BITS;
}

/**
 * The minimum number of tries that a PIN or passphrase withstands, as a power of 2: words count as words, dates and
 * runs as such, a repeated part for almost nothing. 0 for no text.
 */
export function strengthOf(text: string): number {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[01345@$]/gu, (each) => lookAlikes[each] ?? each);
  if (COMMON.test(plain.trim())) return EASY_BITS;
  const seen = new Set<string>();
  let bits = 0;
  for (const [part] of text.normalize('NFKC').matchAll(/\p{Nd}+|\p{Script=Han}+|\p{L}+|[^\p{Nd}\p{L}]/gu)) {
    bits += Math.min(bitsOfPart(part), seen.has(part) ? 1 : Number.POSITIVE_INFINITY);
    seen.add(part);
  }
  return Math.floor(bits);
}

export type SearchUnit = 'minutes' | 'hours' | 'days' | 'years' | 'ages';
const units: readonly (readonly [SearchUnit, seconds: number, most: number])[] = [
  ['minutes', 60, 90],
  ['hours', 3_600, 48],
  ['days', 86_400, 700],
  ['years', 31_557_600, 1_000],
];

/** How long one graphics card takes to try all of a strength; more than a thousand years give 'ages'. */
export function searchTime(bits: number): { readonly unit: SearchUnit; readonly count: number } {
  const seconds = 2 ** bits / TRIES_PER_SECOND;
  for (const [unit, length, most] of units) {
    const count = Math.max(1, Math.round(seconds / length));
    if (count <= most) return { unit, count };
  }
  return { unit: 'ages', count: 1_000 };
}

/** The number of bits from which a search is not worth its energy: some 4,500 years of one graphics card. */
export const STRONG_BITS = 48;

const CONSONANTS = 'bdfghklmnprstvwz';
const VOWELS = 'aeiu';
const WORDS = 4;
const SYLLABLES = 2;

/** A passphrase of four made-up words: eight syllables of six random bits, 48 in all. */
export function makePassphrase(randomBytes: (count: number) => Uint8Array): string {
  const syllables = Array.from(randomBytes(WORDS * SYLLABLES), (byte) => {
    const vowel = VOWELS[byte & 3] ?? '';
    return `${CONSONANTS[(byte >> 2) & 15] ?? ''}${vowel}`;
  });
  return Array.from({ length: WORDS }, (_, word) =>
    syllables.slice(word * SYLLABLES, (word + 1) * SYLLABLES).join(''),
  ).join(' ');
}
