import type { GatewayWallet } from './gatewayWallet.ts';

/**
 * Whether a withdrawal to the wallet takes an explicit consent. Its name came from the gateway through servers; what ties it to the coin
 * without them is the chain (the issuer) or the list of the build, and nothing else.
 */
export const isUnvouched = ({ isIssuer, isListed }: Pick<GatewayWallet, 'isIssuer' | 'isListed'>): boolean =>
  !isIssuer && !isListed;
