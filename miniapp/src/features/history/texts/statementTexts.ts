import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { statementEn } from './statement/en.ts';

const statementTexts = textTable('statement', {
  en: async () => (await import('./statement/en.ts')).statementEn,
  ru: async () => (await import('./statement/ru.ts')).statementRu,
  zh: async () => (await import('./statement/zh.ts')).statementZh,
});

export type TranslateStatement = TranslateOf<typeof statementEn>;

/** Texts of the whole history: filters, totals, export, profit and loss. */
export const useStatementT = () => useTexts(statementTexts);
