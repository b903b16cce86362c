import { Page } from '../../components/Page.tsx';
import { CoinList } from '../../gateway/CoinList.tsx';
import { useGatewayT } from '../../i18n/gatewayTexts.ts';

/** What can be deposited: every coin of every gateway. */
export function DepositCoins() {
  const t = useGatewayT();
  return (
    <Page title={t('deposit')}>
      <CoinList
        linkOf={(symbol) => `/wallet/deposit/${encodeURIComponent(symbol)}`}
        isOpenFor={({ coin }) => coin.depositAllowed}
      />
    </Page>
  );
}
