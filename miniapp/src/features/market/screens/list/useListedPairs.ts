import { useQuery } from '@tanstack/react-query';
import type { MarketsByPair } from '@xbts/shared/market/priceGraph.ts';
import { useMemo } from 'react';
import { tickersQuery } from '../../../assets/model/prices/tickers.ts';
import { gatewayBoardQuery } from '../../../gateways/model/gatewayBoard.ts';
import { useFavouriteMarkets } from '../../model/favouriteMarkets.ts';
import { listedPairs } from '../../model/listedPairs.ts';
import type { SymbolPair } from '../../model/marketPair.ts';

const openMarkets = (tickers: MarketsByPair): string[] =>
  Object.keys(tickers).filter((pair) => tickers[pair]?.isClosed !== true);

/** The markets listed without a search; a source without an answer adds none. Null: a source is still loading. */
export function useListedPairs(): readonly SymbolPair[] | null {
  const board = useQuery(gatewayBoardQuery);
  const named = useQuery(tickersQuery);
  const favourites = useFavouriteMarkets(({ pairs }) => pairs);
  const isPending = board.isPending || named.isPending;
  return useMemo(() => {
    if (isPending) return null;
    return listedPairs({
      coins: (board.data ?? []).flatMap(({ coins }) => coins.rows.map(({ symbol }) => symbol)),
      named: openMarkets(named.data ?? {}),
      favourites,
    });
  }, [board.data, named.data, favourites, isPending]);
}
