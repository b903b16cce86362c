import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getTicker } from '@xbts/shared/actions/getTicker.ts';
import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import { reads } from '../../../platform/chain/reads.ts';
import type { MarketAssets } from './orderDraft.ts';
import { tradedKey } from './useTrades.ts';

/** The last price, change and volume of a market over 24 hours; read again with each trade. */
export function useTicker(market: MarketAssets): UseQueryResult<MarketTicker> {
  const { base, quote } = market;
  return useQuery({
    queryKey: [...tradedKey(market), 'ticker'],
    queryFn: ({ signal }) => getTicker(reads, base.id, quote.id, { signal }),
    staleTime: 60_000,
  });
}
