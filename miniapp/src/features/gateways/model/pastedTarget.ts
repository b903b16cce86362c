import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { readTransferLink } from '@xbts/shared/services/transferLink.ts';

/** A code may contain an address in capitals that its network writes in lower case (BIP 173). */
const inCapitals = /^(?:BC|LTC)1[02-9AC-HJ-NP-Z]+$/u;

/** A coin of a gateway, and the family that identifies its network. */
export interface NetworkCoin {
  readonly family: GatewayFamily;
  readonly coin: Pick<GatewayCoin, 'backingCoin' | 'memoSupport'>;
}

/** The fields that a scanned code, a pasted link or a typed text fills in; the memo only from a link. */
export interface FilledTarget {
  readonly address: string;
  readonly memo?: string;
}

/**
 * Another wallet's link gives its address and memo: 'bitcoin:bc1q…?amount=1' is the address bc1q…. An unsupported link
 * stays whole, and is therefore no valid address.
 */
export function targetIn(text: string, wanted: NetworkCoin): FilledTarget {
  const plain = withoutFormatMarks(text).trim();
  const link = readTransferLink(plain);
  if (link === null) return { address: inSmall(plain) };
  if (linkFault(plain, wanted) !== null || link.address === '') return { address: plain };
  return { address: inSmall(link.address), memo: link.memo };
}

const inSmall = (address: string): string => (inCapitals.test(address) ? address.toLowerCase() : address);

/**
 * Why a link is unsupported: it pays in another network, or has a memo that the gateway does not pass on. Null for any
 * other text.
 */
export function linkFault(text: string, { family, coin }: NetworkCoin): AppError | null {
  const link = readTransferLink(text);
  if (link === null) return null;
  const { network: found, memo } = link;
  // Coins of one family share its network; those of the family without one have their own.
  const own = family === 'coins' ? coin.backingCoin : family;
  if (found !== '' && found !== own.toUpperCase())
    return new AppError('withdrawal.link_network', { found, network: own.toUpperCase() });
  return memo === '' || coin.memoSupport ? null : new AppError('withdrawal.link_memo', { memo });
}
