import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { withOwnCodes } from '../../../platform/server/ownCodes.ts';

interface Reading {
  signal: AbortSignal;
}

/** @throws AppError service.bad_answer for an unknown form, and the others of callService */
const ask = <R extends Route>(route: R, input: RouteInput<R>, { signal }: Reading): Promise<RouteAnswer<R>> =>
  withOwnCodes(() => callService(fetchJson, route, input, { signal, prefix: servicePrefixes.staking }));

/* The staking service's data. Periodic jobs refresh the first three. */

/** All holders with their percents, unchecked. */
export const percentsQuery = {
  queryKey: ['staking', 'percents', 'model'] as const,
  queryFn: (reading: Reading) => ask(stakingRoutes.percents, {}, reading),
  staleTime: 60_000,
};

/** Assets that have reached the quorum and are paid next. */
export const payAssetsQuery = {
  queryKey: ['staking', 'payAssets'] as const,
  queryFn: (reading: Reading) => ask(stakingRoutes.assets, {}, reading),
  staleTime: 24_000,
};

/** Assets that have not reached the quorum. */
export const noQuorumAssetsQuery = {
  queryKey: ['staking', 'noQuorumAssets'] as const,
  queryFn: (reading: Reading) => ask(stakingRoutes.noQuorumAssets, {}, reading),
  staleTime: 60_000,
};

export const paymentsKey = (account: string) => ['staking', 'payments', account] as const;

/** The service's list of payments to an account, newest first. */
export const paymentsQuery = (account: string) => ({
  queryKey: paymentsKey(account),
  queryFn: (reading: Reading) => ask(stakingRoutes.payments, { params: { account } }, reading),
  staleTime: 30_000,
});

/** Assets by the symbols of a service; symbols unknown to the chain are omitted. */
export const assetsBySymbolQuery = (symbols: readonly string[]) => {
  const wanted = [...new Set(symbols)].filter(isValidSymbol).sort();
  return {
    queryKey: ['assetsBySymbol', wanted.join(' ')] as const,
    queryFn: async ({ signal }: Reading) => {
      const found = wanted.length === 0 ? [] : await getAssets(reads, wanted, { signal });
      return found.flatMap((asset) =>
        asset === null ? [] : [{ id: asset.id, symbol: asset.symbol, precision: asset.precision }],
      );
    },
    staleTime: 600_000,
  };
};
