import { findAssets } from '@xbts/shared/actions/findAssets.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { type AccountName, lookupAccounts } from '@xbts/shared/actions/lookupAccounts.ts';
import { gatewaySymbol, isOfGateway } from '@xbts/shared/assets/issuers.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** Maximum results of a kind: another letter narrows them down. */
const MOST = 8;

/** The matches of a text on the chain. */
export interface Found {
  readonly accounts: readonly AccountName[];
  readonly assets: readonly Asset[];
}

const nothing: Found = { accounts: [], assets: [] };

/**
 * The account or asset of an id (1.2.x, 1.3.x), or the accounts and assets whose names begin with the text; assets of
 * the exchange's gateways also without their prefix. @throws AppError those of ChainReader.call
 */
export async function findOnChain(node: ChainReader, text: string, signal?: AbortSignal): Promise<Found> {
  const kind = /^1\.([23])\.\d{1,19}$/u.exec(text)?.[1];
  if (kind === '2') return { ...nothing, accounts: known(await getAccounts(node, [text], { signal })) };
  if (kind === '3') return { ...nothing, assets: known(await getAssets(node, [text], { signal })) };
  const [accounts, assets] = await Promise.all([
    accountsLike(node, text.toLowerCase(), signal),
    assetsLike(node, text.toUpperCase(), signal),
  ]);
  return { accounts, assets };
}

const known = <Each>(found: readonly (Each | null)[]): Each[] => found.filter((each) => each !== null);

/** Nothing is requested for a text that cannot begin a name. */
async function accountsLike(
  node: ChainReader,
  prefix: string,
  signal: AbortSignal | undefined,
): Promise<AccountName[]> {
  if (!/^[a-z][a-z0-9.-]*$/u.test(prefix)) return [];
  return (await lookupAccounts(node, prefix, { signal })).slice(0, MOST);
}

async function assetsLike(
  node: ChainReader,
  prefix: string,
  signal: AbortSignal | undefined,
): Promise<Asset[]> {
  if (!/^[A-Z][A-Z0-9.]*$/u.test(prefix)) return [];
  const prefixes = isOfGateway(prefix) ? [prefix] : [gatewaySymbol(prefix), prefix];
  const found = await Promise.all(prefixes.map((each) => findAssets(node, each, MOST, { signal })));
  return [...new Map(found.flat().map((asset) => [asset.id, asset])).values()];
}
