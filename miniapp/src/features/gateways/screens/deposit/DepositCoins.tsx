import { Page } from '../../../../ui/display/Page.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { CoinList } from '../../ui/CoinList.tsx';

/** Depositable coins: every coin of every gateway. */
export function DepositCoins() {
  const t = useGatewayT();
  return (
    <Page title={t('deposit')}>
      <CoinList
        linkOf={(symbol) => `/wallet/deposit/${encodeURIComponent(symbol)}`}
        instead="receive"
        isOpenFor={({ coin }) => coin.depositAllowed}
      />
    </Page>
  );
}
