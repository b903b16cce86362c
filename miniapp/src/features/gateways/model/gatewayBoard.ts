import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { readGatewayBoard, readPresentCoin } from './gatewayCalls.ts';

/** A gateway that was not asked yet counts as loading. */
const UNKNOWN_MS = 3_000;
/** While a gateway is on the screen: base 8 s, shorter 10x (spec §9). */
const SHOWN_MS = 80_000;

interface BoardQuery {
  state: { data: readonly BoardGateway[] | undefined };
}

const hasUnknown = ({ state }: BoardQuery): boolean =>
  state.data?.some((gateway) => gateway.state === 'unknown') === true;

/** The query of all gateways. */
export const gatewayBoardQuery = {
  queryKey: ['gatewayBoard'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readGatewayBoard(signal),
  staleTime: 10_000,
};

/** Every gateway with its state, its coins and their limits; each has the time of its own last answer. */
export function useGatewayBoard(): UseQueryResult<readonly BoardGateway[]> {
  return useQuery({
    ...gatewayBoardQuery,
    refetchInterval: (query: BoardQuery) => (hasUnknown(query) ? UNKNOWN_MS : SHOWN_MS),
  });
}

/** The key of a gateway's coin in the query cache. */
export const gatewayCoinKey = (family: GatewayFamily | null, symbol: string) =>
  ['gatewayCoin', family, symbol] as const;

/**
 * A coin at its gateway now: requested each time a form opens; a cached answer has its age in `dataUpdatedAt`. Nothing
 * is read for null.
 */
export function useGatewayCoin(family: GatewayFamily | null, symbol: string): UseQueryResult<GatewayCoin> {
  return useQuery({
    queryKey: gatewayCoinKey(family, symbol),
    queryFn: ({ signal }) => readPresentCoin(family ?? 'coins', symbol, signal),
    enabled: family !== null,
    staleTime: 30_000,
    refetchOnMount: 'always',
    refetchInterval: SHOWN_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
