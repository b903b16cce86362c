import type { QueryClient } from '@tanstack/react-query';
import { featuredCoins } from '@xbts/shared/market/featuredCoin.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { priceQuery } from '../../../assets/model/prices/featuredPrices.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { MarketOverview } from './MarketOverview.tsx';
import { PortfolioBoard } from './PortfolioBoard.tsx';

/** Reads the featured prices of a visitor's dashboard before its render. */
export async function readDashboard(queries: QueryClient, account: string): Promise<void> {
  if (account === '') await Promise.all(featuredCoins.map((coin) => queries.prefetchQuery(priceQuery(coin))));
}

/** The start page: the account's value and its parts; the market for a visitor without an account. */
export function Dashboard({ account }: { account: string }) {
  const t = usePortfolioT();
  return (
    <Page title={t('common.dashboard')}>
      {account === '' ? <MarketOverview isVisitor /> : <PortfolioBoard account={account} />}
    </Page>
  );
}
