/** Loads a market page's texts in parallel: otherwise they would be requested after the page's last part. */
export const beginTexts = (): Promise<unknown> => import('../../texts/pageTexts.ts');
