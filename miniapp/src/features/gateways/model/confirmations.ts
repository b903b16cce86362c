import { useQuery } from '@tanstack/react-query';
import { type ForeignNetwork, foreignTransactionId } from '@xbts/shared/services/foreignChains.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { is } from 'valibot';
import { readConfirmations } from './gatewayCalls.ts';

/**
 * told: the number for the transaction that the user has named · unseen: that chain does not know it · untold: there is
 * no counter here.
 */
export type Confirmations =
  | { readonly kind: 'told'; readonly count: number }
  | { readonly kind: 'unseen' | 'untold' };

const byCoin: Readonly<Record<string, ForeignNetwork>> = { BTC: 'btc', LTC: 'ltc' };

/** The network that counts a coin's payments; undefined without a counter. */
export function foreignNetworkOf(family: GatewayFamily, backingCoin: string): ForeignNetwork | undefined {
  if (family === 'eth' || family === 'bsc') return family;
  return family === 'coins' ? byCoin[backingCoin.toUpperCase()] : undefined;
}

const AGAIN_MS = 15_000;

/**
 * The confirmations of a payment on another network, read again while they grow. Nothing is requested before an id is
 * typed.
 */
export function useConfirmations(network: ForeignNetwork | undefined, typed: string): Confirmations {
  const transaction = typed.trim();
  const isAskable = network !== undefined && is(foreignTransactionId, transaction);
  const { data } = useQuery({
    queryKey: ['confirmations', network, transaction],
    queryFn: ({ signal }) => readConfirmations(network ?? 'btc', transaction, signal),
    enabled: isAskable,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  if (data === undefined || !data.isTold) return { kind: 'untold' };
  return data.count === null ? { kind: 'unseen' } : { kind: 'told', count: data.count };
}
