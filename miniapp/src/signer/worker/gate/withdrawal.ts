import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/**
 * Whether operations are a withdrawal as gateways take it (services.md, Gateways): transfers to the account that nodes agree issues the
 * asset, and nothing else. Who the gateway says it is does not matter.
 */
export const isToIssuer = (operations: readonly Operation[], { assets }: AgreedFacts): boolean =>
  operations.every(([type, body]) => {
    if (type !== operationType.transfer) return false;
    const { to, amount } = body;
    return assets.find(({ id }) => id === amount.asset_id)?.issuer === to;
  });
