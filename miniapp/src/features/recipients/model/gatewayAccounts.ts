import { useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { abortAfter } from '@xbts/shared/engine/abortAfter.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type GatewayFamily, gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

// Spec §9: base 8 s, gateways 100x.
const REFRESH_MS = 800_000;
/** A verdict waits no longer for a gateway. */
const PATIENCE_MS = 4000;

/** An account that issues coins of a gateway. Withdrawals are sent to it: without their memo nobody knows where to (services.md). */
export interface GatewayAccount {
  name: string;
  family: string;
}

/** Who issues coins, as the chain has it: what the gateway's rows name as issuer is no source. */
export async function issuersOf(
  client: ChainReader,
  symbols: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const assets = await getAssets(client, symbols, { signal });
  const ids = [...new Set(assets.flatMap((asset) => (asset === null ? [] : [asset.issuer])))];
  const issuers = await getAccounts(client, ids, { signal });
  return issuers.flatMap((issuer) => (issuer === null ? [] : [issuer.name]));
}

async function readFamily(family: GatewayFamily, signal: AbortSignal): Promise<GatewayAccount[]> {
  const limit = abortAfter(PATIENCE_MS, signal);
  const options = { signal: limit.signal, prefix: servicePrefixes.gateway(family) };
  try {
    const { coins } = await callService(fetchJson, gatewayPaths.coins, {}, options);
    const symbols = coins.rows.map(({ symbol }) => symbol);
    return (await issuersOf(chain, symbols, limit.signal)).map((name) => ({ name, family }));
  } finally {
    limit.end();
  }
}

async function readAll(
  known: readonly GatewayAccount[],
  signal: AbortSignal,
): Promise<readonly GatewayAccount[]> {
  const read = await Promise.allSettled(gatewayFamilies.map((family) => readFamily(family, signal)));
  signal.throwIfAborted();
  const failed = read.find((each) => each.status === 'rejected');
  // A gateway that does not answer keeps the accounts it is known by; without any at all it is a failure.
  if (failed !== undefined && read.every(({ status }) => status === 'rejected') && known.length === 0) {
    throw failed.reason;
  }
  return gatewayFamilies.flatMap((family, index) => {
    const each = read[index];
    if (each?.status === 'fulfilled') return each.value;
    return known.filter((account) => account.family === family);
  });
}

/** The accounts of all gateways, and whether none of them could be asked yet. */
export function useGatewayAccounts(): {
  accounts: readonly GatewayAccount[];
  isPending: boolean;
  isUnknown: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: ['gatewayAccounts'],
    queryFn: ({ client, queryKey, signal }) =>
      readAll(client.getQueryData<GatewayAccount[]>(queryKey) ?? [], signal),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  return { accounts: data ?? [], isPending, isUnknown: data === undefined && !isPending };
}
