import type { UseQueryResult } from '@tanstack/react-query';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useGatewayBoard } from '../model/gatewayBoard.ts';
import { type GatewayOffer, offersOf } from '../model/gatewayOffers.ts';

/** The networks of an asset and the one that is chosen. */
export interface OfferChoice {
  board: UseQueryResult<readonly BoardGateway[]>;
  offers: readonly GatewayOffer[];
  /** undefined: there are several and none is chosen yet, or there is none. */
  offer: GatewayOffer | undefined;
  choose(family: GatewayFamily): void;
}

/** What an asset can be moved by: the only network by itself, one of several by choice or by `?network=` of a link. */
export function useOffer(symbol: string): OfferChoice {
  const board = useGatewayBoard();
  const linked = new URLSearchParams(useSearch()).get('network');
  const [chosen, setChosen] = useState(linked);
  const offers = offersOf(board.data ?? [], symbol);
  const offer = offers.length === 1 ? offers[0] : offers.find(({ family }) => family === chosen);
  return { board, offers, offer, choose: setChosen };
}
