import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { type GatewayOffer, silentFamilies } from '../model/gatewayOffers.ts';
import type { GatewayDirection } from '../model/networkState.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { familyName } from './gatewayName.ts';
import { NoGateways, type WithoutGateways } from './NoGateways.tsx';
import { useIsSlow } from './useIsSlow.ts';
import type { OfferChoice } from './useOffer.ts';

const NetworkCompare = lazyPart(async () => (await import('./NetworkCompare.tsx')).NetworkCompare);

export interface OfferGateProps {
  choice: OfferChoice;
  symbol: string;
  way: GatewayDirection;
  /** What is offered where there are no gateways. */
  instead: WithoutGateways;
  children: (offer: GatewayOffer) => ReactNode;
}

/** The comparison of the networks or, once one is chosen, its content; without any, the reason. */
export function OfferGate({ choice, symbol, way, instead, children }: OfferGateProps) {
  const { board, offers, offer } = choice;
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
  if (offer === undefined)
    return (
      <Suspense fallback={<SkeletonCells count={6} />}>
        <NetworkCompare choice={choice} symbol={symbol} way={way} />
      </Suspense>
    );
  return children(offer);
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
