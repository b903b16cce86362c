import { join } from 'node:path';

export const languages = ['en', 'ru', 'zh'] as const;
export type Language = (typeof languages)[number];
type Table = Readonly<Record<string, string>>;

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');

async function tableIn(folder: string, language: Language): Promise<Table> {
  const exported: Readonly<Record<string, Table>> = await import(join(sources, folder, `${language}.ts`));
  return Object.assign({}, ...Object.values(exported));
}

/** 'features/staking/texts/payouts' for 'staking/payouts'. */
const folderOf = (family: string) =>
  family === 'app' ? 'app/texts' : `features/${family.replace(/^\w+/u, '$&/texts')}`;

/** The sentences of all errors in a language. */
export const errorTexts = (language: Language): Promise<Table> =>
  tableIn('platform/i18n/texts/errors', language);

/**
 * A text shared by several parts, or an error's sentence, by its key, another by family:key
 * ('staking/payouts:sheet.title'). @throws RangeError when the language has none
 */
export async function textOf(language: Language, name: string): Promise<string> {
  const [key = '', family] = name.split(':').reverse();
  const shared = `platform/i18n/texts/${key.startsWith('error.') ? 'errors' : 'interface'}`;
  const table = await tableIn(family === undefined ? shared : folderOf(family), language);
  const text = table[key];
  if (text === undefined) throw new RangeError(`${language} has no ${name}`);
  return text;
}
