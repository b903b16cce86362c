import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Texts } from './texts.ts';
import { zh } from './zh.ts';

export type Language = 'en' | 'ru' | 'zh';

export const texts: Readonly<Record<Language, Texts>> = { en, ru, zh };

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  zh: '中文',
};

/** The language for a messenger's IETF tag: Russian, any Chinese, else English. */
export function languageOf(tag: string | undefined): Language {
  const [primary] = (tag ?? '').toLowerCase().split(/[-_]/u, 1);
  return primary === 'ru' || primary === 'zh' ? primary : 'en';
}
