import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { fetchJson } from './dataServer.ts';
import { intervals } from './sync/intervals.ts';

const prefix = servicePrefixes.staking;

interface Reading {
  signal: AbortSignal;
}

/** The query of all holders' parts, as the staking service tells them. */
export const percentsQuery = {
  queryKey: ['staking', 'percents'] as const,
  queryFn: ({ signal }: Reading) => callService(fetchJson, stakingRoutes.percents, {}, { signal, prefix }),
  staleTime: intervals.holders.everyMs,
};

/** The query of the assets that are paid next. */
export const payAssetsQuery = {
  queryKey: ['staking', 'payAssets'] as const,
  queryFn: ({ signal }: Reading) => callService(fetchJson, stakingRoutes.assets, {}, { signal, prefix }),
  staleTime: intervals.payAssets.focusMs,
};

/** The query of the assets that have not reached the quorum. */
export const noQuorumAssetsQuery = {
  queryKey: ['staking', 'noQuorumAssets'] as const,
  queryFn: ({ signal }: Reading) =>
    callService(fetchJson, stakingRoutes.noQuorumAssets, {}, { signal, prefix }),
  staleTime: intervals.noQuorumAssets.everyMs,
};
