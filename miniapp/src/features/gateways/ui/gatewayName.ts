import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { networkName } from '../model/gatewayOffers.ts';
import type { TranslateGateway } from '../texts/gatewayTexts.ts';

/** The name of a gateway family in the present language. */
export const familyName = (family: GatewayFamily, t: TranslateGateway): string => t(`gateway.${family}`);

/** The network of a coin in the present language. */
export const networkOfCoin = (offer: Parameters<typeof networkName>[0], t: TranslateGateway): string =>
  networkName(offer, (family) => familyName(family, t));
