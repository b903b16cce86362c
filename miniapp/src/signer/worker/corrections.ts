import type { Slip } from '../protocol/secrets.ts';

export interface Correction {
  readonly slips: readonly Slip[];
  readonly password: string;
}

/** Cyrillic letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВСЕНКМОРТХУЅІЈаеорсухѕіј'].map((letter, index) => [letter, [...'ABCEHKMOPTXYSIJaeopcyxsij'][index]]),
) as Record<string, string>;

const russianRow = 'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ';
const latinRow = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';

/** The Latin letters on the keys of a Russian keyboard. */
const layout: Readonly<Record<string, string>> = Object.fromEntries(
  [...russianRow].map((letter, index) => [letter, [...latinRow][index]]),
) as Record<string, string>;

const mapped = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => table[letter] ?? letter).join('');

const swapCase = (text: string): string =>
  [...text].map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase())).join('');

const fixes: readonly (readonly [Slip, (text: string) => string])[] = [
  ['spaces', (text) => text.replace(/[\s\u200b\ufeff]/gu, '')],
  ['spaces', (text) => text.trim()],
  ['look_alikes', (text) => mapped(text, lookAlikes)],
  ['layout', (text) => mapped(text, layout)],
  ['lost_p', (text) => `P${text}`],
  ['caps', swapCase],
];

/** What may have been meant: each slip undone, and each two of them, never the text itself. */
export function correctionsOf(password: string): Correction[] {
  const found = new Map<string, Correction>();
  const add = (correction: Correction) => {
    if (correction.password !== password && !found.has(correction.password)) {
      found.set(correction.password, correction);
    }
  };
  const once = fixes.map(([slip, fix]) => ({ slips: [slip], password: fix(password) }));
  for (const each of once) add(each);
  for (const { slips, password: fixed } of once) {
    for (const [slip, fix] of fixes) {
      if (!slips.includes(slip)) add({ slips: [...slips, slip], password: fix(fixed) });
    }
  }
  return [...found.values()];
}
