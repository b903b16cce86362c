import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { priceQuery } from '../features/assets/model/prices/featuredPrices.ts';
import { tickersQuery } from '../features/assets/model/prices/tickers.ts';
import { gatewayBoardQuery } from '../features/gateways/model/gatewayBoard.ts';
import { scamListsQuery } from '../features/scam/model/scamLists.ts';
import {
  noQuorumAssetsQuery,
  payAssetsQuery,
  percentsQuery,
} from '../features/staking/model/stakingService.ts';
import { queryClient } from '../platform/cache/queryClient.ts';
import { globalPropertiesQuery } from '../platform/chain/chainParameters.ts';
import type { Job } from '../platform/jobs/createSync.ts';
import { intervals, type JobName } from '../platform/jobs/intervals.ts';

/** Data that a screen read this recently (ms) is not read again. */
const MOMENT_MS = 10_000;

const coins = Object.keys(priceSlugs) as (keyof typeof priceSlugs)[];

function read<Answer, Key extends QueryKey>(query: FetchQueryOptions<Answer, Error, Answer, Key>) {
  return queryClient.fetchQuery({ ...query, staleTime: MOMENT_MS });
}

/** The one table of periodic jobs: the data each reads (spec §4) at its interval (intervals.ts). */
export const jobs: Readonly<Record<JobName, Job>> = {
  globalProperties: { ...intervals.globalProperties, run: () => read(globalPropertiesQuery) },
  // The assets on screen; the rest is read when shown.
  assets: {
    ...intervals.assets,
    run: () => queryClient.refetchQueries({ queryKey: ['asset'], type: 'active' }),
  },
  gateways: { ...intervals.gateways, run: () => read(gatewayBoardQuery) },
  // The holders of SmartHolder and of the open asset.
  holders: {
    ...intervals.holders,
    run: () =>
      Promise.all([
        read(percentsQuery),
        queryClient.refetchQueries({ queryKey: ['holders'], type: 'active' }),
      ]),
  },
  payAssets: { ...intervals.payAssets, run: () => read(payAssetsQuery) },
  noQuorumAssets: { ...intervals.noQuorumAssets, run: () => read(noQuorumAssetsQuery) },
  featuredPrice: {
    ...intervals.featuredPrice,
    run: () => Promise.all(coins.map((coin) => read(priceQuery(coin)))),
  },
  tickers: { ...intervals.tickers, run: () => read(tickersQuery) },
  scamLists: { ...intervals.scamLists, run: () => read(scamListsQuery) },
};
