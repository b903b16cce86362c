import { Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useGatewayMoves } from '../../model/gatewayMoves.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { OfferGate } from '../../ui/OfferGate.tsx';
import { useOffer } from '../../ui/useOffer.ts';
import { EarlierWithdrawals } from './EarlierWithdrawals.tsx';
import { WithdrawSubject } from './WithdrawSubject.tsx';

/** Loads beside the form: nothing waits for it, and its place is reserved. */
const ChosenNetwork = lazyPart(async () => (await import('../../ui/ChosenNetwork.tsx')).ChosenNetwork);

/** Loads with the withdrawal itself: the form does not need it. */
const WithdrawalTimeline = lazyPart(
  async () => (await import('./WithdrawalTimeline.tsx')).WithdrawalTimeline,
);

/** A withdrawal through a gateway: network, address, amount, review; then its timeline. */
export function Withdraw({ account }: { account: string }) {
  const { symbol: typed = '' } = useParams<{ symbol: string }>();
  const symbol = typed.toUpperCase();
  return <WithdrawOf key={`${account} ${symbol}`} symbol={symbol} account={account} />;
}

function WithdrawOf({ symbol, account }: { symbol: string; account: string }) {
  const t = useGatewayT();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = useGatewayMoves(({ withdrawals }) => withdrawals.find(({ id }) => id === shownId));
  const choice = useOffer(symbol, 'withdraw');
  const title = t('withdraw.of', { coin: symbol });
  const isViewOnly = useAccounts(
    ({ accounts }) => accounts.find(({ name }) => name === account)?.type === 'view',
  );
  if (isViewOnly) {
    return (
      <Page title={title}>
        <Notice tone="warning">{t('withdraw.viewOnly')}</Notice>
      </Page>
    );
  }
  if (shown !== undefined) {
    return (
      <Page title={title} action={{ label: t('withdraw.again'), onPress: () => setShownId(null) }}>
        <Suspense fallback={<SkeletonCells count={4} />}>
          <WithdrawalTimeline withdrawal={shown} />
        </Suspense>
      </Page>
    );
  }
  const earlier = <EarlierWithdrawals account={account} symbol={symbol} onShow={setShownId} />;
  const { offer } = choice;
  if (offer === undefined) {
    return (
      <Page title={title}>
        <OfferGate choice={choice} symbol={symbol} way="withdraw" instead="send">
          {() => null}
        </OfferGate>
        {earlier}
      </Page>
    );
  }
  return (
    <WithdrawSubject
      key={offer.family}
      title={title}
      account={account}
      offer={offer}
      firstAmount={choice.amount}
      before={
        <Suspense fallback={<SkeletonCells count={3} />}>
          <ChosenNetwork choice={choice} way="withdraw" />
        </Suspense>
      }
      after={earlier}
      onSent={setShownId}
    />
  );
}
