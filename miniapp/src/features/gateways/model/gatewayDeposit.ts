import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { askAddressItself, askCommonAddressItself } from './askGatewayItself.ts';
import { type AskedBy, agreedAddress } from './depositAgreement.ts';
import { hasAddressForm, hasMemoForm } from './gatewayAddress.ts';
import { askDepositAddress } from './gatewayCalls.ts';

/** A deposit's target, as the gateway gave it. */
export interface DepositAddress {
  readonly askedBy: AskedBy;
  readonly address: string;
  /** null: the coin uses none. */
  readonly memo: string | null;
  /** All users deposit to this address; only the memo identifies the account. */
  readonly isCommon: boolean;
  /** The previous answer (its address, and its memo if any), when it was different. */
  readonly replaced: string | null;
}

export interface DepositWish {
  readonly account: string;
  readonly family: GatewayFamily;
  readonly coin: GatewayCoin;
}

/** The keys of a coin's deposit addresses in the query cache. */
const addressesKey = ({ account, family, coin }: DepositWish) =>
  ['depositAddress', account, family, coin.symbol] as const;

/** The shared deposit address is a part of the key, so that a row with another address causes a new request. */
const addressKey = (wish: DepositWish) => [...addressesKey(wish), wish.coin.commonAddress ?? ''] as const;

/** The most recent address. */
function lastGiven(client: QueryClient, wish: DepositWish): DepositAddress | undefined {
  const given = client.getQueryCache().findAll({ queryKey: addressesKey(wish) });
  const [last] = given.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return last?.state.data as DepositAddress | undefined;
}

/** The memo that credits a deposit to the shared address to an account (services.md, Gateways). */
const memoForAccount = (account: string): string => `dex:${account}`;

/** The shared address in the gateway's list, from the bot's server and from the page. */
function askCommon({ account, family, coin }: DepositWish, address: string, signal?: AbortSignal) {
  const memo = memoForAccount(account);
  const page = async () => {
    const own = await askCommonAddressItself(family, coin.symbol, signal);
    return own === null ? null : { address: own, memo };
  };
  return agreedAddress({ server: async () => ({ address, memo }), page });
}

/**
 * The account's own address, with the gateway's memo if any. The page reads the gateway's list as well: when that has a
 * shared address, a server that knows of none gives a false one.
 */
function askOwn({ account, family, coin }: DepositWish, signal?: AbortSignal) {
  const page = async () => {
    const [own, common] = await Promise.all([
      askAddressItself(family, coin, account, signal),
      askCommonAddressItself(family, coin.symbol, signal),
    ]);
    return common ? { address: common, memo: memoForAccount(account) } : own;
  };
  return agreedAddress({ server: () => askDepositAddress(family, coin, account, signal), page });
}

/** True for an address of the coin's network that is no account of this chain in the row. */
function isUsableAddress({ family, coin }: DepositWish, address: string): boolean {
  const isOfThisChain = isObjectId(address, objectKind.account) || coin.namedIssuers.includes(address);
  return hasAddressForm(family, coin, address) && !isOfThisChain;
}

/**
 * A deposit's target: the shared address with the memo that names the account, if the gateway's list has one for the
 * coin; otherwise the account's own, requested through the bot's server and by the page itself. Answers are checked:
 * the form of the network, and the memo if used.
 * @throws AppError gateway.deposit_maintenance, gateway.two_addresses, gateway.bad_address, gateway.no_memo,
 * gateway.no_wallet_type, gateway.refused, service.* codes
 */
export async function readDepositAddress(
  wish: DepositWish,
  signal?: AbortSignal,
): Promise<Omit<DepositAddress, 'replaced'>> {
  const { coin } = wish;
  if (!coin.depositAllowed) throw new AppError('gateway.deposit_maintenance');
  const common = coin.commonAddress?.trim() ?? '';
  const isCommon = common !== '';
  const { address, memo, askedBy } = await (isCommon
    ? askCommon(wish, common, signal)
    : askOwn(wish, signal));
  if (!isUsableAddress(wish, address) || (memo !== null && !hasMemoForm(memo)))
    throw new AppError('gateway.bad_address', { network: coin.name?.trim() || coin.backingCoin });
  if (coin.memoSupport && memo === null) throw new AppError('gateway.no_memo', { symbol: coin.symbol });
  return { address, memo, askedBy, isCommon };
}

/** The answer that this one replaces: another memo at the same address is also another account at the gateway. */
export function replacedBy(
  given: Pick<DepositAddress, 'address' | 'memo'>,
  known: Pick<DepositAddress, 'address' | 'memo'> | undefined,
): string | null {
  if (known === undefined || (known.address === given.address && known.memo === given.memo)) return null;
  return known.memo === null ? known.address : `${known.address} · ${known.memo}`;
}

/**
 * The deposit address, requested from the gateway each time; the cached one has its age (`dataUpdatedAt`), and
 * `refetch` renews it.
 */
export function useDepositAddress(wish: DepositWish): UseQueryResult<DepositAddress> {
  return useQuery({
    queryKey: addressKey(wish),
    queryFn: async ({ client, signal }) => {
      const known = lastGiven(client, wish);
      const given = await readDepositAddress(wish, signal);
      return { ...given, replaced: replacedBy(given, known) };
    },
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
