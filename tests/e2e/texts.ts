import { join } from 'node:path';

export const languages = ['en', 'ru', 'zh'] as const;
export type Language = (typeof languages)[number];
type Table = Readonly<Record<string, string>>;

const i18n = join(import.meta.dirname, '..', '..', 'miniapp', 'src', 'i18n');

async function tableIn(file: string): Promise<Table> {
  const exported: Readonly<Record<string, Table>> = await import(join(i18n, file));
  return Object.assign({}, ...Object.values(exported));
}

/** The main texts of a language, with those of the errors. */
export async function mainTexts(language: Language): Promise<Table> {
  const files = language === 'en' ? ['en.ts', 'screens.en.ts'] : [`${language}.ts`];
  const tables = await Promise.all([...files, `errors.${language}.ts`].map(tableIn));
  return Object.assign({}, ...tables);
}

/**
 * A text by its key, or by family:key. @throws RangeError when the language has none
 */
export async function textOf(language: Language, name: string): Promise<string> {
  const [key = '', family] = name.split(':').reverse();
  const table = await (family === undefined
    ? mainTexts(language)
    : tableIn(`texts/${family}/${language}.ts`));
  const text = table[key];
  if (text === undefined) throw new RangeError(`${language} has no ${name}`);
  return text;
}
