import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { proposalsEn } from './en.ts';

/** The same texts, for use outside a component. */
export const proposalTexts = textTable('proposals', {
  en: async () => (await import('./en.ts')).proposalsEn,
  ru: async () => (await import('./ru.ts')).proposalsRu,
  zh: async () => (await import('./zh.ts')).proposalsZh,
});

export type TranslateProposals = TranslateOf<typeof proposalsEn>;

/** Texts about accounts with several signers: required signers, proposals, approvals. */
export const useProposalT = () => useTexts(proposalTexts);
