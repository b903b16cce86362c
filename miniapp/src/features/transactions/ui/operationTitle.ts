import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const operationTexts = textTable('operations', {
  en: async () => (await import('../texts/operations/en.ts')).operationsEn,
  ru: async () => (await import('../texts/operations/ru.ts')).operationsRu,
  zh: async () => (await import('../texts/operations/zh.ts')).operationsZh,
});

/** Returns an operation's name by its number on the chain. */
export type OperationTitle = (type: number) => string;

function titleOf(type: number): string {
  const name = operationName(type);
  if (name === undefined) return `#${type}`;
  return operationTexts.translate(name === 'liquidity_pool_exchange' ? 'common.swap' : name);
}

/** An operation's name in the current language; its number if the operation is newer than this app. */
export function useOperationTitle(): OperationTitle {
  useTexts(operationTexts);
  return titleOf;
}
