import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** The recipient of a coin's withdrawals: its asset's issuer on the chain. */
export type GatewayIssuer = Pick<Account, 'id' | 'name'>;

/** Decides, besides the chain, whether an issuer may receive. */
export interface IssuerRules {
  readonly scam: ReadonlySet<string>;
  /** The account that withdraws. */
  readonly account: string;
}

/** Accounts of the chain itself (chain.md §3): money sent there is lost, or open to all. */
const chainAccount = /^1\.2\.[0-5]$/u;

/** A row may omit the issuer; each name or id in it must match the chain's. */
function assertNamed({ namedIssuers }: GatewayCoin, { id, name }: GatewayIssuer): void {
  const foreign = namedIssuers.map((each) => each.trim()).find((each) => each !== id && each !== name);
  if (foreign !== undefined) throw new AppError('gateway.foreign_issuer', { named: foreign, issuer: name });
}

/**
 * The issuer of a gateway's coin, from the chain and never from the gateway's row: a row with another one is refused,
 * and so are an issuer on the scam list, the user's own account and the accounts of the chain itself.
 * @throws AppError gateway.foreign_issuer, gateway.scam_issuer, gateway.own_issuer, gateway.chain_issuer, and those of
 * the node
 */
export async function readGatewayIssuer(
  client: ChainReader,
  { coin, asset }: { coin: GatewayCoin; asset: Pick<Asset, 'issuer'> },
  { scam, account }: IssuerRules,
  signal?: AbortSignal,
): Promise<GatewayIssuer> {
  const [issuer] = await getAccounts(client, [asset.issuer], { signal });
  if (!issuer) throw new AppError('chain.unknown_account');
  const { id, name } = issuer;
  assertNamed(coin, issuer);
  if (chainAccount.test(id))
    throw new AppError('gateway.chain_issuer', { symbol: coin.symbol, issuer: name });
  if (scam.has(name)) throw new AppError('gateway.scam_issuer', { issuer: name });
  if (name === account) throw new AppError('gateway.own_issuer', { account });
  return { id, name };
}

/** The same for a form. */
export function useGatewayIssuer(
  coin: GatewayCoin,
  asset: Asset,
  rules: IssuerRules,
): UseQueryResult<GatewayIssuer> {
  return useQuery({
    queryKey: [
      'gatewayIssuer',
      coin.symbol,
      coin.namedIssuers.join(),
      asset.issuer,
      rules.account,
      rules.scam.size,
    ],
    queryFn: ({ signal }) => readGatewayIssuer(chain, { coin, asset }, rules, signal),
    staleTime: 60_000,
    retry: false,
  });
}
