import type { en } from './en.ts';
import type { screensEn } from './screens.en.ts';

type PluralForm = 'one' | 'few' | 'many' | 'other';
type EnglishKey = keyof typeof en | keyof typeof screensEn;
/** Keys that are counted: in English they end in _one and _other. */
type CountedKey = EnglishKey extends infer Key ? (Key extends `${infer Base}_one` ? Base : never) : never;
type PlainKey = Exclude<EnglishKey, `${CountedKey}_${PluralForm}`>;

/** What t() takes. */
export type MessageKey = PlainKey | CountedKey;

/** A whole language: every plain key, and every counted key in each of the language's plural forms. */
export type Messages<Forms extends PluralForm> = Readonly<
  Record<PlainKey, string> & Record<`${CountedKey}_${Forms}`, string>
>;
