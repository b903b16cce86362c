import { useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { abortAfter } from '@xbts/shared/engine/abortAfter.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type GatewayFamily, gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

// Spec §9: base 8 s, gateways 100x.
const REFRESH_MS = 800_000;
/** While one of them is unknown. */
const UNKNOWN_MS = 80_000;
/** Maximum wait of a verdict for a gateway. */
const PATIENCE_MS = 4000;

/** An issuer of gateway coins. Withdrawals go to it, and are lost without their memo (services.md). */
export interface GatewayAccount {
  name: string;
  family: string;
}

/** Issuers of coins according to the chain, never to the gateway's rows. */
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

/** The accounts of all gateways that answered, now or earlier. */
interface KnownAccounts {
  readonly accounts: readonly GatewayAccount[];
  /** A configured gateway has never answered: any account may be its own. */
  readonly areSomeUnknown: boolean;
}

/**
 * The accounts after all families were asked. A silent gateway keeps its known accounts.
 * @throws the failure of the first when none is known
 */
export function accountsOf(
  read: readonly PromiseSettledResult<GatewayAccount[]>[],
  known: readonly GatewayAccount[],
): KnownAccounts {
  const failed = read.find((each) => each.status === 'rejected');
  if (failed !== undefined && read.every(({ status }) => status === 'rejected') && known.length === 0) {
    throw failed.reason;
  }
  const found = gatewayFamilies.map((family, index) => {
    const each = read[index];
    if (each?.status === 'fulfilled') return { accounts: each.value, isUnknown: false };
    const kept = known.filter((account) => account.family === family);
    return {
      accounts: kept,
      isUnknown: kept.length === 0 && !hasCode(each?.reason, 'service.not_configured'),
    };
  });
  return {
    accounts: found.flatMap(({ accounts }) => accounts),
    areSomeUnknown: found.some(({ isUnknown }) => isUnknown),
  };
}

async function readAll(known: readonly GatewayAccount[], signal: AbortSignal): Promise<KnownAccounts> {
  const read = await Promise.allSettled(gatewayFamilies.map((family) => readFamily(family, signal)));
  signal.throwIfAborted();
  return accountsOf(read, known);
}

/** The accounts of all gateways, and whether one of them never answered. */
export function useGatewayAccounts(): {
  accounts: readonly GatewayAccount[];
  isPending: boolean;
  isUnknown: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: ['gatewayAccounts'],
    queryFn: ({ client, queryKey, signal }) =>
      readAll(client.getQueryData<KnownAccounts>(queryKey)?.accounts ?? [], signal),
    staleTime: REFRESH_MS,
    refetchInterval: ({ state }) => (state.data?.areSomeUnknown === true ? UNKNOWN_MS : REFRESH_MS),
    retry: false,
  });
  return {
    accounts: data?.accounts ?? [],
    isPending,
    isUnknown: data === undefined ? !isPending : data.areSomeUnknown,
  };
}
