/** Loads the texts of a market's page beside it: else they would be asked for when the last part of the page is there. */
export const beginTexts = (): Promise<unknown> => import('../../texts/pageTexts.ts');
