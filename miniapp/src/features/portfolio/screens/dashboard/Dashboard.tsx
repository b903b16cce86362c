import { Page } from '../../../../ui/display/Page.tsx';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { MarketOverview } from './MarketOverview.tsx';
import { PortfolioBoard } from './PortfolioBoard.tsx';

/** The start page: what the account is worth and where it lies; for a visitor without an account the market. */
export function Dashboard({ account }: { account: string }) {
  const t = usePortfolioT();
  return (
    <Page title={t('common.dashboard')}>
      {account === '' ? <MarketOverview isVisitor /> : <PortfolioBoard account={account} />}
    </Page>
  );
}
