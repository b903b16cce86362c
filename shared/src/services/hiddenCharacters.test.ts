import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters } from './hiddenCharacters.ts';

describe('what a text hides', () => {
  it.each([
    ['a zero-width space', '4829\u200b15'],
    ['a zero-width joiner among digits', '4829\u200d15'],
    ['a joiner at the end', '482915\u200d'],
    ['a word joiner', '4829\u206015'],
    ['a soft hyphen', '4829\u00ad15'],
    ['a turn of direction', '\u202e519284'],
    ['an isolate', '4829\u206715'],
    ['an Arabic letter mark', '4829\u061c15'],
    ['a filler', '4829\u316415'],
    ['a line separator', '4829\u202815'],
    ['a tag', '482915\u{e0041}'],
    ['half a character', '482915\ud83d'],
    ['a control', '4829\u000015'],
  ])('is found: %s', (_what, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });

  it.each(['482915', 'ужин & чай', '晚餐', 'two\nlines', '👨‍👩‍👧 thanks', '❤️', 'می‌خواهم', 'a\u00a0b', ''])(
    'is nothing in %j',
    (text) => {
      expect(hasHiddenCharacters(text)).toBe(false);
    },
  );
});
