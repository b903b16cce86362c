import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters } from './hiddenCharacters.ts';

/** Flags of countries, of their parts (England, Scotland, Wales, Texas, Île-de-France), and flags made with joiners. */
const flags = [
  '🇺🇦🇨🇳🇷🇺',
  ...['gbeng', 'gbsct', 'gbwls', 'ustx', 'fridf'].map(
    (code) =>
      `🏴${[...code, '\u007f'].map((each) => String.fromCodePoint(0xe0000 + each.charCodeAt(0))).join('')}`,
  ),
  '🏳️‍🌈',
  '🏳️‍⚧️',
  '🏴‍☠️',
  '🏁🚩🎌',
];

describe('hidden characters', () => {
  it.each([
    ['a zero-width space', '4829\u200b15'],
    ['a zero-width joiner among digits', '4829\u200d15'],
    ['a zero-width non-joiner among digits', '4829\u200c15'],
    ['a joiner at the end', '482915\u200d'],
    ['a joiner behind a digit', '4\u200d👨'],
    ['a joiner before a digit', '👨\u200d4'],
    ['a word joiner', '4829\u206015'],
    ['a soft hyphen', '4829\u00ad15'],
    ['a turn of direction', '\u202e519284'],
    ['an isolate', '4829\u206715'],
    ['an Arabic letter mark', '4829\u061c15'],
    ['a filler', '4829\u316415'],
    ['a line separator', '4829\u202815'],
    ['a tag', '482915\u{e0041}'],
    ['a tag behind a flag', '🏴\u{e0067}482915'],
    ['a text in tags behind a flag', '🏴\u{e0067}\u{e0062}\u{e0061}\u{e0062}\u{e0063}\u{e0064}\u{e007f}'],
    ['a flag of digits', '🏴\u{e0034}\u{e0038}\u{e0032}\u{e007f}'],
    ['a flag whose end is missing', '🏴\u{e0067}\u{e0062}\u{e0065}'],
    ['tags behind a whole flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿\u{e0061}\u{e007f}'],
    ['half a character', '482915\ud83d'],
    ['a control', '4829\u000015'],
  ])('are found: %s', (_what, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });

  it.each([
    '482915',
    'ужин & чай',
    '晚餐',
    'two\nlines',
    '👨‍👩‍👧 thanks',
    '❤️',
    'می‌خواهم',
    'a\u00a0b',
    'a\ttab',
    ...flags,
    '',
  ])('are absent from %j', (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  });

  it('are exactly these', () => {
    const listed =
      /^(?![\t\n])[\p{Cc}\p{Cs}\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffd\u{e0000}-\u{e007f}]$/u;
    const spans = [
      [0x0, 0x3200],
      [0xd7f0, 0x1_0000],
      [0xd_fff0, 0xe_0090],
    ] as const;
    const characters = spans.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)),
    );
    const differing = characters.filter((each) => hasHiddenCharacters(each) !== listed.test(each));
    expect(differing).toEqual([]);
  });
});
