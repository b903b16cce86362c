import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { GatewayOffer } from '../model/gatewayOffers.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { networkOfCoin } from './gatewayName.ts';

export interface NetworkChoiceProps {
  offers: readonly GatewayOffer[];
  chosen: GatewayFamily | null;
  isOpenFor: (offer: GatewayOffer) => boolean;
  onChoose: (family: GatewayFamily) => void;
}

/** The networks an asset goes by, when there are several; with none chosen the user has to. */
export function NetworkChoice({ offers, chosen, isOpenFor, onChoose }: NetworkChoiceProps) {
  const t = useGatewayT();
  if (offers.length < 2) return null;
  return (
    <Section header={t('network.choose')} footer={t('network.hint')}>
      {offers.map((offer) => (
        <RadioCell
          key={offer.family}
          name="network"
          title={networkOfCoin(offer, t)}
          subtitle={offer.coin.name ?? offer.coin.backingCoin}
          after={isOpenFor(offer) ? undefined : <Chip tone="warning">{t('network.maintenance')}</Chip>}
          isChosen={offer.family === chosen}
          onChoose={() => onChoose(offer.family)}
        />
      ))}
    </Section>
  );
}
