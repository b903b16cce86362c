import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { translator } from '../../../platform/i18n/language.ts';
import { operationsEn } from '../texts/operations/en.ts';
import type { OperationNames } from '../texts/operations/names.ts';
import { operationsRu } from '../texts/operations/ru.ts';
import { operationsZh } from '../texts/operations/zh.ts';

// The names are loaded with the history screen, not with the languages, which every start of the app loads.
const languages: Readonly<Record<string, OperationNames>> = {
  en: operationsEn,
  ru: operationsRu,
  zh: operationsZh,
};

/** An operation's name in the present language; an operation newer than this app by its number. */
export function operationTitle(type: number): string {
  const name = operationName(type);
  return name === undefined ? `#${type}` : (languages[translator.language] ?? operationsEn)[name];
}
