import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CoinRecord, GatewayRecord } from '@xbts/shared/services/gatewayRecord.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { readGatewayRecord } from './gatewayCalls.ts';

/** The gateways' latest withdrawals on the chain, and their support addresses; not requested without a gateway. */
export function useGatewayRecord(hasGateways: boolean): UseQueryResult<readonly GatewayRecord[]> {
  return useQuery({
    queryKey: ['gatewayRecord'],
    queryFn: ({ signal }) => readGatewayRecord(signal),
    enabled: hasGateways,
    staleTime: 60_000,
    refetchInterval: 60_000,
    retry: false,
  });
}

/** A coin's row of one gateway; undefined while unknown. */
export function coinRecordOf(
  records: readonly GatewayRecord[] | undefined,
  { family, symbol }: { family: GatewayFamily; symbol: string },
): CoinRecord | undefined {
  return records?.find((each) => each.family === family)?.coins.rows.find((each) => each.symbol === symbol);
}
