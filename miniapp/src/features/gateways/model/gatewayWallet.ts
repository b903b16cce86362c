import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { isListedWallet } from './listedWallets.ts';

/** The chain account that withdrawals of a coin are sent to, as it was found on the chain. */
export interface GatewayWallet {
  readonly id: string;
  readonly name: string;
  /** It is the asset's issuer: the chain itself ties it to the coin. */
  readonly isIssuer: boolean;
  /** It is on the build's own list: nobody on the way here can have named it. */
  readonly isListed: boolean;
  readonly issuerName: string;
}

/** What decides whether a wallet may be sent to, beside the chain. */
export interface WalletRules {
  readonly scam: ReadonlySet<string>;
  /** The account that withdraws. */
  readonly account: string;
  readonly chainId: string;
}

const isNameOrId = (text: string) => isValidAccountName(text) || isObjectId(text, objectKind.account);

/** The issuer that the gateway names must be the one on the chain; a gateway that names none is not asked further. */
function assertIssuer(coin: GatewayCoin, issuer: Account): void {
  const named = [
    [coin.issuerId, issuer.id],
    [coin.issuer, coin.issuer?.startsWith('1.2.') === true ? issuer.id : issuer.name],
  ] as const;
  for (const [told, real] of named) {
    if (told && told !== real)
      throw new AppError('gateway.foreign_issuer', { named: told, issuer: issuer.name });
  }
}

/**
 * Checks the account a gateway names against the chain: that it exists, is not on the scam list and not the user's own, and that the
 * coin's issuer is the one the gateway says. The wallet need not be the issuer (services.md names both); whether it is, is told.
 * @throws AppError gateway.no_wallet, gateway.unknown_wallet, gateway.scam_wallet, gateway.own_wallet, gateway.foreign_issuer, and
 *   those of the node
 */
export async function readGatewayWallet(
  client: ChainReader,
  { coin, asset }: { coin: GatewayCoin; asset: Asset },
  { scam, account, chainId }: WalletRules,
  signal?: AbortSignal,
): Promise<GatewayWallet> {
  const named = coin.gatewayWallet?.trim() ?? '';
  if (named === '') throw new AppError('gateway.no_wallet', { symbol: coin.symbol });
  if (!isNameOrId(named)) throw new AppError('gateway.unknown_wallet', { account: named });
  const [wallet, issuer] = await getAccounts(client, [named, asset.issuer], { signal });
  if (!wallet) throw new AppError('gateway.unknown_wallet', { account: named });
  if (scam.has(wallet.name)) throw new AppError('gateway.scam_wallet', { account: wallet.name });
  if (wallet.name === account) throw new AppError('gateway.own_wallet', { account });
  if (!issuer) throw new AppError('chain.unknown_account');
  assertIssuer(coin, issuer);
  const { id, name } = wallet;
  // That the issuer may sign for it says nothing: anybody can write that into an account of their own.
  const isIssuer = id === issuer.id;
  const isListed = isListedWallet({ chainId, symbol: coin.symbol }, { id, name });
  return { id, name, isIssuer, isListed, issuerName: issuer.name };
}

/** The same for a form; nothing is read until coin and asset are known. */
export function useGatewayWallet(
  coin: GatewayCoin | undefined,
  asset: Asset | undefined,
  rules: Omit<WalletRules, 'chainId'>,
): UseQueryResult<GatewayWallet> {
  return useQuery({
    queryKey: [
      'gatewayWallet',
      coin?.symbol,
      coin?.gatewayWallet,
      coin?.issuer,
      asset?.issuer,
      rules.account,
      rules.scam.size,
    ],
    queryFn: async ({ signal }) => {
      if (coin === undefined || asset === undefined) throw new AppError('unexpected', { detail: 'no coin' });
      return readGatewayWallet(chain, { coin, asset }, { ...rules, chainId: await chain.chainId() }, signal);
    },
    enabled: coin !== undefined && asset !== undefined,
    staleTime: 60_000,
    retry: false,
  });
}
