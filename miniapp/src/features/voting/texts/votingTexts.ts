import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { votingEn } from './en.ts';

const votingTexts = textTable('voting', {
  en: async () => (await import('./en.ts')).votingEn,
  ru: async () => (await import('./ru.ts')).votingRu,
  zh: async () => (await import('./zh.ts')).votingZh,
});

export type TranslateVoting = TranslateOf<typeof votingEn>;

/** Texts of votes. */
export const useVotingT = () => useTexts(votingTexts);
