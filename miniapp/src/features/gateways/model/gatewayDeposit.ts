import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { type AskedBy, agreedAddress } from './depositAgreement.ts';
import { hasAddressForm, hasMemoForm } from './gatewayAddress.ts';
import { askDepositAddress, askGatewayItself } from './gatewayCalls.ts';

/** Where a deposit is sent to, as the gateway gave it. */
export interface DepositAddress {
  readonly askedBy: AskedBy;
  readonly address: string;
  /** null: the coin uses none. */
  readonly memo: string | null;
  /** The earlier answer (its address, and its memo where it had one), when it was another one. */
  readonly replaced: string | null;
}

export interface DepositWish {
  readonly account: string;
  readonly family: GatewayFamily;
  readonly coin: GatewayCoin;
}

/** The key of a deposit address in the query cache. */
const addressKey = (account: string, family: GatewayFamily, symbol: string) =>
  ['depositAddress', account, family, symbol] as const;

/**
 * Asks the gateway for a deposit address, through the bot's server and by the page itself, and checks what it gives: the form of the
 * network, and the memo where it is used.
 * @throws AppError gateway.deposit_maintenance, gateway.two_addresses, gateway.bad_address, gateway.no_memo, gateway.no_wallet_type, gateway.refused, service.* codes
 */
export async function readDepositAddress(
  { account, family, coin }: DepositWish,
  signal?: AbortSignal,
): Promise<Omit<DepositAddress, 'replaced'>> {
  if (!coin.depositAllowed) throw new AppError('gateway.deposit_maintenance');
  const { address, memo, askedBy } = await agreedAddress({
    server: () => askDepositAddress(family, coin, account, signal),
    page: () => askGatewayItself(family, coin, account, signal),
  });
  const isUsable = hasAddressForm(family, coin, address) && (memo === null || hasMemoForm(memo));
  if (!isUsable)
    throw new AppError('gateway.bad_address', { network: coin.name?.trim() || coin.backingCoin });
  if (coin.memoSupport && memo === null) throw new AppError('gateway.no_memo', { symbol: coin.symbol });
  return { address, memo, askedBy };
}

/** The answer that this one replaces: another memo at the same address is another account at the gateway too. */
export function replacedBy(
  given: Pick<DepositAddress, 'address' | 'memo'>,
  known: Pick<DepositAddress, 'address' | 'memo'> | undefined,
): string | null {
  if (known === undefined || (known.address === given.address && known.memo === given.memo)) return null;
  return known.memo === null ? known.address : `${known.address} · ${known.memo}`;
}

/**
 * The deposit address, asked from the gateway each time; the cached one comes with its age (`dataUpdatedAt`), and
 * `refetch` renews it. Nothing is asked for null.
 */
export function useDepositAddress(wish: DepositWish | null): UseQueryResult<DepositAddress> {
  return useQuery({
    queryKey: addressKey(wish?.account ?? '', wish?.family ?? 'coins', wish?.coin.symbol ?? ''),
    queryFn: async ({ client, queryKey, signal }) => {
      if (wish === null) throw new AppError('unexpected', { detail: 'no coin' });
      const known = client.getQueryData<DepositAddress>(queryKey);
      const given = await readDepositAddress(wish, signal);
      return { ...given, replaced: replacedBy(given, known) };
    },
    enabled: wish !== null,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
