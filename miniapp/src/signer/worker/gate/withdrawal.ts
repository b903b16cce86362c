import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/**
 * Whether operations are a gateway withdrawal (services.md, Gateways): only transfers to the asset's agreed issuer. The
 * gateway's own claim about the issuer is ignored.
 */
export const isToIssuer = (operations: readonly Operation[], { assets }: AgreedFacts): boolean =>
  operations.every(([type, body]) => {
    if (type !== operationType.transfer) return false;
    const { to, amount } = body;
    return assets.find(({ id }) => id === amount.asset_id)?.issuer === to;
  });
