import { useQuery } from '@tanstack/react-query';
import { abortAfter } from '@xbts/shared/engine/abortAfter.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import {
  type GatewayCoin,
  type GatewayFamily,
  gatewayFamilies,
  gatewayRoutes,
} from '@xbts/shared/services/gateways.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

// Spec §9: base 8 s, gateways 100x.
const REFRESH_MS = 800_000;
/** A verdict waits no longer for a gateway. */
const PATIENCE_MS = 4000;

/** An account of a gateway on this chain. */
export interface GatewayAccount {
  name: string;
  family: string;
  /** True for those that withdrawals are sent to: without a memo nobody knows where to (services.md). */
  needsMemo: boolean;
}

/** The accounts that a gateway's coins name. */
export function accountsOfCoins(family: string, coins: readonly GatewayCoin[]): GatewayAccount[] {
  const found = new Map<string, GatewayAccount>();
  for (const { issuer } of coins) if (issuer) found.set(issuer, { name: issuer, family, needsMemo: false });
  for (const { gatewayWallet: name } of coins) if (name) found.set(name, { name, family, needsMemo: true });
  return [...found.values()];
}

async function readFamily(family: GatewayFamily, signal: AbortSignal): Promise<GatewayAccount[]> {
  const limit = abortAfter(PATIENCE_MS, signal);
  const options = { signal: limit.signal, prefix: servicePrefixes.gateway(family) };
  try {
    return accountsOfCoins(family, (await callService(fetchJson, gatewayRoutes.coins, {}, options)).rows);
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
