import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../fuzzCases.fixture.ts';
import type { Slip } from '../protocol/secrets.ts';
import { correctionsOf, MOST_CORRECTIONS } from './corrections.ts';

const slipsThatGive = (typed: string, meant: string) =>
  correctionsOf(typed).find(({ password }) => password === meant)?.slips;

describe('the corrections of a password', () => {
  it('restore a lost P', () => {
    expect(slipsThatGive('5Jabc', 'P5Jabc')).toEqual(['lost_p']);
  });

  it('map between the Russian and the English keyboard in both directions', () => {
    expect(slipsThatGive('Сщккусебрщкыу', 'Correct,horse')).toEqual(['layout']);
    expect(slipsThatGive('сщккусе№7', 'correct#7')).toEqual(['layout']);
    expect(slipsThatGive('gfhjkm', 'пароль')).toEqual(['other_layout']);
  });

  it('undo two slips at once', () => {
    expect(slipsThatGive(' 5Jabc ', 'P5Jabc')).toEqual(['spaces', 'lost_p']);
  });

  it('never include the text itself', () => {
    expect(correctionsOf('12 34').map(({ password }) => password)).not.toContain('12 34');
  });
});

/** Damage by keyboards and documents: the intended text, the received one, and the slip's name. */
const damages: readonly (readonly [slip: Slip, meant: string, typed: readonly string[]])[] = [
  [
    'dashes',
    'river-stone-2',
    ['river–stone–2', 'river—stone—2', 'river−stone−2', 'river‑stone‐2', 'river‒stone―2'],
  ],
  ['dashes', 'river--stone', ['river—stone', 'river–stone']],
  ['dashes', 'a-b--c', ['a–b—c', 'a-b—c']],
  ['quotes', 'it\'s "mine"', ['it’s “mine”', 'it‘s „mine“', 'it´s «mine»', 'it′s ″mine″']],
  ['signs', 'wait... (c) 1/2', ['wait… (c) 1/2', 'wait… © ½', 'wait... © 1/2']],
  [
    'blanks',
    'two words',
    ['two\u00a0words', 'two\u202fwords', 'two\u2009words', 'two\u3000words', 'two \u00a0words'],
  ],
  ['blanks', 'two  words', ['two \u00a0words', 'two\u00a0\u00a0words']],
  ['full_stop', 'two  words', ['two. words']],
  ['full_stop', 'two words', ['two. words']],
  ['capital', 'correct horse', ['Correct horse', 'Correct Horse']],
  ['capital', 'one. two', ['One. Two']],
  ['capital', 'Correct horse', ['correct horse']],
  ['caps', 'correct Horse', ['CORRECT hORSE']],
  ['caps', 'correct horse', ['CORRECT HORSE', 'coRRect horse']],
  [
    'hidden',
    'correct-horse',
    ['cor\u00adrect-horse', '\u200bcorrect-horse', 'correct\u2060-horse\u200e', 'correct\ufe0f-horse'],
  ],
  ['accents', 'caf\u00e9-\u0439', ['cafe\u0301-\u0438\u0306', 'caf\u00e9-\u0438\u0306']],
  ['accents', 'cafe\u0301', ['caf\u00e9']],
  ['wide', 'Abc123!?', ['Ａｂｃ１２３！？', 'Abc123！？']],
  ['wide', 'a.b[c]$', ['a。b【c】￥']],
  ['wide', 'office-flag', ['oﬃce-ﬂag']],
  [
    'label',
    'river7',
    [
      'Password: river7',
      'password:river7',
      'Пароль от кошелька: river7',
      '密码：river7',
      'Passwort = river7',
    ],
  ],
  [
    'label',
    'river7',
    ['Contraseña — river7', 'password - river7', 'Password river7', 'Account: alice; password: river7'],
  ],
  [
    'quoted',
    'river7',
    [
      '"river7"',
      "'river7'",
      '“river7”',
      '« river7 »',
      '„river7“',
      '`river7`',
      '**river7**',
      '"river7',
      'river7.',
      '"river7",',
    ],
  ],
  ['typographic', 'it’s “mine” — … – no', ['it\'s "mine" -- ... - no']],
];

describe('the effects of keyboards and documents on a password', () => {
  it.each(damages.flatMap(([slip, meant, all]) => all.map((typed) => [slip, typed, meant] as const)))(
    'are undone: %s, %j',
    (slip, typed, meant) => {
      expect(slipsThatGive(typed, meant)).toEqual([slip]);
    },
  );

  it('are undone in combination', () => {
    const typed = 'Password:\u00a0“It’s\u00ad my\u00a0\u00a0cafe\u0301 – ﬁrst…”';
    expect(slipsThatGive(typed, "it's my caf\u00e9 - first...")).toContain('capital');
  });
});

/** Each is undone for any password of such letters. */
const done: readonly ((password: string) => string)[] = [
  (password) => password.replaceAll("'", '’').replaceAll('"', '”'),
  (password) => password.replaceAll('...', '…'),
  (password) => password.replaceAll('-', '–'),
  (password) => password.replaceAll(' ', '\u00a0'),
  (password) => password.normalize('NFD'),
  (password) => `\u200b${password.slice(0, 3)}\u00ad${password.slice(3)}`,
  (password) =>
    password.replace(/[a-z\d]/giu, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)),
  (password) => password.replace(/^[a-zé]/u, (each) => each.toUpperCase()),
  (password) => `“${password}”`,
  (password) => `Password: ${password}`,
];
const word = fc.string({ unit: fc.constantFrom(...'abcxyzABC0189é\'"!#$%&+/@'), minLength: 2, maxLength: 9 });
const joint = fc.constantFrom(' ', '-', '...', '');
/** Begins and ends with a letter, since marks around a password may count as quotes. */
const passwords = fc
  .tuple(fc.array(fc.tuple(word, joint), { minLength: 1, maxLength: 4 }))
  .map(([parts]) => `q${parts.flat().join('')}z`);

describe(`any password (${cases} cases each)`, () => {
  it('is found again after any combination of these', () => {
    const check = fc.property(passwords, fc.subarray([...done], { minLength: 1 }), (meant, damage) => {
      const typed = damage.reduce((text, harm) => harm(text), meant);
      fc.pre(typed !== meant);
      expect(correctionsOf(typed).map(({ password }) => password)).toContain(meant);
    });
    fc.assert(check, { numRuns: cases });
  }, 300_000);

  it('needs no more attempts than a phone has time for', () => {
    const marks = fc.string({ unit: fc.constantFrom(...' \u00a0"“”’…–—-:=.PqФ1\u00adé'), maxLength: 60 });
    const check = fc.property(marks, (typed) => {
      const found = correctionsOf(typed);
      expect(found.length).toBeLessThanOrEqual(MOST_CORRECTIONS);
      expect(new Set(found.map(({ password }) => password)).size).toBe(found.length);
    });
    fc.assert(check, { numRuns: cases });
    expect(correctionsOf('“x” '.repeat(100_000))).toEqual([]);
  }, 300_000);
});
