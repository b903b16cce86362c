import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { readGatewayBoard, readPresentCoin } from './gatewayCalls.ts';

// Spec §9: base 8 s, gateways 100x; on a screen of theirs the shorter multiple, 10x; a gateway not asked yet is waited for.
const REFRESH_MS = 80_000;
const UNKNOWN_MS = 3_000;

interface BoardQuery {
  state: { data: readonly BoardGateway[] | undefined };
}

const nextReading = ({ state }: BoardQuery): number =>
  state.data?.some((gateway) => gateway.state === 'unknown') === true ? UNKNOWN_MS : REFRESH_MS;

/** Every gateway with its state, its coins and their limits; each carries the time of its own last answer. */
export function useGatewayBoard(): UseQueryResult<readonly BoardGateway[]> {
  return useQuery({
    queryKey: ['gatewayBoard'],
    queryFn: ({ signal }) => readGatewayBoard(signal),
    staleTime: 10_000,
    refetchInterval: nextReading,
  });
}

/** The key of a gateway's coin in the query cache. */
export const gatewayCoinKey = (family: GatewayFamily | null, symbol: string) =>
  ['gatewayCoin', family, symbol] as const;

/**
 * A coin as its gateway has it now: asked each time a form opens, a kept answer carries its age in `dataUpdatedAt`.
 * Nothing is read for null.
 */
export function useGatewayCoin(family: GatewayFamily | null, symbol: string): UseQueryResult<GatewayCoin> {
  return useQuery({
    queryKey: gatewayCoinKey(family, symbol),
    queryFn: ({ signal }) => readPresentCoin(family ?? 'coins', symbol, signal),
    enabled: family !== null,
    staleTime: 30_000,
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
