import { Page } from '../../../../ui/display/Page.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { CoinList } from '../../ui/CoinList.tsx';
import { useCoinFigure } from '../../ui/useCoinFigure.tsx';

const linkOf = (symbol: string) => `/wallet/withdraw/${encodeURIComponent(symbol)}`;

/** Withdrawable coins: every coin of every gateway, with the account's balance of it. */
export function WithdrawCoins({ account }: { account: string }) {
  const t = useGatewayT();
  const figure = useCoinFigure(account);
  return (
    <Page title={t('withdraw')}>
      <CoinList
        linkOf={linkOf}
        instead="send"
        isOpenFor={({ coin }) => coin.withdrawalAllowed}
        figure={figure}
      />
    </Page>
  );
}

/** The same for fiat money alone. */
export function WithdrawFiat({ account }: { account: string }) {
  const t = useGatewayT();
  const figure = useCoinFigure(account);
  return (
    <Page title={t('withdraw.fiat')}>
      <CoinList
        linkOf={linkOf}
        instead="send"
        isWanted={({ family }) => family === 'fiat'}
        isOpenFor={({ coin }) => coin.withdrawalAllowed}
        figure={figure}
      />
    </Page>
  );
}
