import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ReactNode } from 'react';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { type GatewayOffer, silentFamilies } from '../model/gatewayOffers.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { familyName } from './gatewayName.ts';
import { NetworkChoice } from './NetworkChoice.tsx';
import { NoGateways, type WithoutGateways } from './NoGateways.tsx';
import { useIsSlow } from './useIsSlow.ts';
import type { OfferChoice } from './useOffer.ts';

export interface OfferGateProps {
  choice: OfferChoice;
  symbol: string;
  isOpenFor: (offer: GatewayOffer) => boolean;
  /** What is offered where there are no gateways. */
  instead: WithoutGateways;
  children: (offer: GatewayOffer) => ReactNode;
}

/** The choice of the network, and what belongs to the chosen one; while there is none, why. */
export function OfferGate({ choice, symbol, isOpenFor, instead, children }: OfferGateProps) {
  const { board, offers, offer, choose } = choice;
  const t = useGatewayT();
  const isWaiting = board.data === undefined && board.error === null;
  const isSlow = useIsSlow(isWaiting);
  if (isWaiting) {
    return (
      <>
        <Section>
          <SkeletonCells count={3} />
        </Section>
        {isSlow && <Notice>{t('slow')}</Notice>}
      </>
    );
  }
  if (board.data?.length === 0) return <NoGateways instead={instead} />;
  if (offers.length === 0) return <NoOffer choice={choice} symbol={symbol} />;
  return (
    <>
      <NetworkChoice offers={offers} chosen={offer?.family ?? null} isOpenFor={isOpenFor} onChoose={choose} />
      {offer !== undefined && children(offer)}
    </>
  );
}

function NoOffer({ choice: { board }, symbol }: { choice: OfferChoice; symbol: string }) {
  const t = useGatewayT();
  const silent = silentFamilies(board.data ?? []);
  const error = board.data === undefined ? board.error : new AppError('gateway.no_offer', { symbol });
  return (
    <>
      <Failure error={error} onRetry={() => void board.refetch()} />
      {silent.length > 0 && (
        <Notice tone="warning">
          {t('coins.silent', { names: silent.map((family) => familyName(family, t)).join(', ') })}
        </Notice>
      )}
    </>
  );
}
