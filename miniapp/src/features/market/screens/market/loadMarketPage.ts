import type { MarketPage } from './MarketPage.tsx';

/** Loads a market's page and, beside it, its texts: else they would be asked for when the last part of the page is there. */
export async function loadMarketPage(): Promise<typeof MarketPage> {
  const [page] = await Promise.all([import('./MarketPage.tsx'), import('../../texts/pageTexts.ts')]);
  return page.MarketPage;
}
