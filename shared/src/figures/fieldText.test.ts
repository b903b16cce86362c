import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretIn, editedField, type FieldEdit, fieldText, plainPart } from './fieldText.ts';
import type { Language } from './numbers.ts';

/** A field of a language, with what it shows and a caret as '|'. */
function field(language: Language) {
  let held = '';
  let shown = '';
  let caret = 0;
  const change = (edit: FieldEdit) => {
    const after = editedField(held, edit, language);
    held = after.held;
    shown = fieldText(held, language);
    caret = caretIn(held, after.behind, language);
  };
  const put = (added: string, start = caret, end = caret, edit: Partial<FieldEdit> = {}) =>
    change({ text: shown.slice(0, start) + added + shown.slice(end), caret: start + added.length, ...edit });
  return {
    type: (text: string) => {
      for (const each of text) put(each);
    },
    paste: (text: string, start = caret, end = caret) => put(text, start, end, { pasted: { start, end } }),
    back: () => put('', Math.max(0, caret - 1), caret),
    remove: () => put('', caret, caret + 1, { isForward: true }),
    move: (to: number) => {
      caret = to;
    },
    get held() {
      return held;
    },
    get view() {
      return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
    },
  };
}

const typed = (language: Language, text: string) => {
  const made = field(language);
  made.type(text);
  return [made.view, made.held];
};

describe('a field of a number', () => {
  it.each([
    ['en', '1250.5', '1,250.5|', '1250.5'],
    ['en', '1250,5', '1,250.5|', '1250,5'],
    ['ru', '1250.5', '1\u202f250,5|', '1250.5'],
    ['ru', '1250,', '1\u202f250,|', '1250,'],
    ['zh', '１２５０。５', '1,250.5|', '1250.5'],
    ['en', '.5', '.5|', '.5'],
    ['en', '1 250 000', '1,250,000|', '1250000'],
  ] as const)('in %s groups %j as it is typed: %j', (language, text, view, held) => {
    expect(typed(language, text)).toEqual([view, held]);
  });

  it('takes typed groups, and keeps what is no number as it is', () => {
    expect(typed('en', '1,234.5')).toEqual(['1,234.5|', '1234.5']);
    expect(typed('en', '1,234,567')).toEqual(['1,234,567|', '1234567']);
    expect(typed('en', '1,234,567.5')).toEqual(['1,234,567.5|', '1234567.5']);
    expect(typed('en', '1,234,5')).toEqual(['1,234,5|', '1,234,5']);
    expect(typed('en', '-5')).toEqual(['-5|', '-5']);
    expect(typed('ru', 'abc')).toEqual(['abc|', 'abc']);
  });

  it('keeps an ambiguous mark as it was typed', () => {
    expect(typed('en', '990,099')).toEqual(['990.099|', '990,099']);
    const pasted = field('en');
    pasted.type('1500');
    pasted.paste('1,234', 0, 5);
    expect(pasted.held).toBe('1,234');
  });

  it('takes a pasted number over a part or all of it', () => {
    const made = field('en');
    made.paste('1 322 056,81709');
    expect([made.view, made.held]).toEqual(['1,322,056.81709|', '1322056,81709']);
    made.paste('9', 0, 5);
    expect([made.view, made.held]).toEqual(['9|,056.81709', '9056,81709']);
  });

  it('keeps the caret among the digits', () => {
    const made = field('en');
    made.type('1234567');
    made.move(5);
    expect(made.view).toBe('1,234|,567');
    made.type('9');
    expect(made.view).toBe('12,349|,567');
    made.back();
    expect(made.view).toBe('1,234|,567');
    made.move(0);
    made.type('8');
    expect(made.view).toBe('8|1,234,567');
  });

  it('deletes the digit beside a mark between thousands', () => {
    const made = field('ru');
    made.type('1234567');
    made.move(6);
    made.back();
    expect(made.held).toBe('123567');
    made.move(3);
    made.remove();
    expect(made.held).toBe('12367');
  });

  it('is copied in plain digits with a point', () => {
    expect(plainPart('1250,5', '1\u202f250,5', 'ru')).toBe('1250.5');
    expect(plainPart('1250.5', '1,25', 'en')).toBe('125');
    expect(plainPart('a,b', 'a,b', 'en')).toBe('a,b');
  });

  it('shows what it holds, whatever was typed where', () => {
    const languages = fc.constantFrom<Language>('en', 'ru', 'zh');
    const acts = fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        key: fc.constantFrom('1', '0', '7', '.', ',', ' ', 'back', 'remove'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(languages, acts, (language, keys) => {
        const made = field(language);
        for (const { at, key } of keys) {
          made.move(Math.round(at * (made.view.length - 1)));
          if (key === 'back') made.back();
          else if (key === 'remove') made.remove();
          else made.type(key);
          expect(made.view.replace('|', '')).toBe(fieldText(made.held, language));
        }
      }),
    );
  });
});
