import type { Slip } from '../protocol/secrets.ts';

/** One way to undo a slip; a text without it stays unchanged. */
export type Undo = (text: string) => string;

/** A slip with the ways to undo it, the likeliest first. */
export type SlipUndone = readonly [slip: Slip, ways: readonly Undo[]];

function mapped(from: string, to: string): Undo {
  const values = [...to];
  const table = new Map([...from].map((letter, index) => [letter, values[index]]));
  return (text) => [...text].map((letter) => table.get(letter) ?? letter).join('');
}

const without =
  (...patterns: readonly RegExp[]): Undo =>
  (text) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text);

const swapCase: Undo = (text) =>
  [...text].map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase())).join('');

/** Cyrillic letters, and the Latin ones that they resemble. */
const cyrillic = 'АВСЕНКМОРТХУЅІЈаеорсухѕіј';
const latin = 'ABCEHKMOPTXYSIJaeopcyxsij';

/** The letters of a Russian keyboard with its neighbours', and the English ones on the same keys. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁіїєґўІЇЄҐЎ';
const englishKeys = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~s]\'\\oS}"|O';
/** Marks of the Russian keyboard, whose keys vary between systems. */
const russianMarks = '№";:?.,/';
const englishMarks = '#@$^&/?|';

/** Marks that a Chinese keyboard has on the keys of others. */
const plainChinese = mapped('。、《》【】「」￥·', '.\\<>[]{}$`');
/** Full-width characters, ligatures, mathematical letters. */
const wide = /[\uff01-\uffee\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;

/** Signs that programs substitute, with the typed text. */
const signs: readonly (readonly [sign: string, typed: string])[] = [
  ['…', '...'],
  ['©', '(c)'],
  ['®', '(r)'],
  ['™', '(tm)'],
  ['→', '->'],
  ['←', '<-'],
  ['⇒', '=>'],
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
];

const plainSigns: Undo = (text) => signs.reduce((rest, [sign, typed]) => rest.replaceAll(sign, typed), text);

const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63]/gu;
const LONG_DASH = /[\u2014\u2015]/gu;
const plainQuotes: Undo = (text) => text.replace(/[“”„‟«»〝〞″❝❞]/gu, '"').replace(/[‘’‚‛‹›′´ʼ❛❜]/gu, "'");

/** The substitution that a phone or word processor would have made when the password was chosen. */
const typographic: Undo = (text) =>
  text
    .replace(/(^|[\s([{])"/gu, '$1“')
    .replace(/(^|[\s([{])'/gu, '$1‘')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/--/gu, '—')
    .replaceAll(' - ', ' – ');

const MARK = '["\'`*_<>()\\[\\]“”„‟«»‘’‚‛‹›「」『』《》＂＇]';
const lower = (found: string) => found.toLowerCase();

/** Slips of documents and chats. This order lets each find its traces; all can be undone together. */
export const documentSlips: readonly SlipUndone[] = [
  ['spaces', [(text) => text.trim()]],
  ['hidden', [without(/[\p{Cf}\p{DI}\u2800]|(?!\s)\p{Cc}/gu)]],
  [
    'label',
    [
      without(/^[^:：=]{1,80}[:：=]\s*/u),
      without(/^.{1,200}[:：=]\s*/u),
      without(/^\s*(?:\p{L}[\p{L}\s]{0,40}\s[-–—]|(?:password|pass|pwd|пароль|密码|密碼|口令))\s+/iu),
    ],
  ],
  [
    'quoted',
    [
      (text) => new RegExp(`^\\s*${MARK}\\s*(.+?)\\s*${MARK}\\s*$`, 'u').exec(text)?.[1] ?? text,
      without(
        new RegExp(`^\\s*${MARK}(?:\\s|${MARK})*`, 'u'),
        new RegExp(`${MARK}(?:[\\s.,;。，；]|${MARK})*$`, 'u'),
      ),
      without(/[.,;。，；]\s*$/u),
    ],
  ],
  ['wide', [(text) => plainChinese(text).replace(wide, (found) => found.normalize('NFKC'))]],
  ['signs', [plainSigns]],
  ['quotes', [plainQuotes]],
  [
    'dashes',
    [
      (text) => text.replace(DASH, '-'),
      (text) => text.replace(LONG_DASH, '--').replace(DASH, '-'),
      (text) => text.replace(/[\u2013-\u2015]/gu, '--').replace(DASH, '-'),
    ],
  ],
  ['blanks', [(text) => text.replace(/\s/gu, ' '), (text) => text.replace(/\s+/gu, ' ')]],
  ['accents', [(text) => text.normalize('NFC')]],
];

/** Slips of keyboards and hands, which leave no traces in a password. */
export const keyboardSlips: readonly SlipUndone[] = [
  ['spaces', [without(/\s/gu)]],
  [
    'capital',
    [
      (text) => text.replace(/\p{L}/u, swapCase),
      (text) => text.replace(/(?:^|[.!?]\s+)\p{Lu}/gu, lower),
      (text) => text.replace(/(?:^|\s)\p{Lu}/gu, lower),
    ],
  ],
  ['caps', [swapCase, lower]],
  ['lost_p', [(text) => `P${text}`]],
  ['look_alikes', [mapped(cyrillic, latin)]],
  [
    'layout',
    [mapped(russianKeys, englishKeys), mapped(russianKeys + russianMarks, englishKeys + englishMarks)],
  ],
  [
    'other_layout',
    [mapped(englishKeys, russianKeys), mapped(englishKeys + englishMarks, russianKeys + russianMarks)],
  ],
  ['full_stop', [(text) => text.replaceAll('. ', '  '), (text) => text.replaceAll('. ', ' ')]],
  ['typographic', [typographic]],
  ['accents', [(text) => text.normalize('NFD')]],
];
