import { useParams } from 'wouter';
import { Page } from '../../../../ui/display/Page.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { ChosenNetwork } from '../../ui/ChosenNetwork.tsx';
import { OfferGate } from '../../ui/OfferGate.tsx';
import { useOffer } from '../../ui/useOffer.ts';
import { DepositForm } from './DepositForm.tsx';

/** A deposit through a gateway: the network, the address with everything to know about it, and the progress. */
export function Deposit({ account }: { account: string }) {
  const { symbol: typed = '' } = useParams<{ symbol: string }>();
  const symbol = typed.toUpperCase();
  return <DepositOf key={`${account} ${symbol}`} symbol={symbol} account={account} />;
}

function DepositOf({ symbol, account }: { symbol: string; account: string }) {
  const t = useGatewayT();
  const choice = useOffer(symbol, 'deposit');
  return (
    <Page title={t('deposit.of', { coin: symbol })}>
      <OfferGate choice={choice} symbol={symbol} way="deposit" instead="receive">
        {({ family, coin }) => (
          <>
            <ChosenNetwork choice={choice} way="deposit" />
            <DepositForm key={family} family={family} symbol={coin.symbol} account={account} />
          </>
        )}
      </OfferGate>
    </Page>
  );
}
