import type { UseQueryResult } from '@tanstack/react-query';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { readAmount } from '../../assets/model/typedAmount.ts';
import { type ComparedNetwork, compareNetworks } from '../model/compareNetworks.ts';
import { useGatewayAsset } from '../model/gatewayAsset.ts';
import { useGatewayBoard } from '../model/gatewayBoard.ts';
import { type GatewayOffer, offersOf } from '../model/gatewayOffers.ts';
import { useGatewayRecord } from '../model/gatewayRecord.ts';
import type { GatewayDirection } from '../model/networkState.ts';

/** The networks of an asset and the chosen one. */
export interface OfferChoice {
  board: UseQueryResult<readonly BoardGateway[]>;
  offers: readonly GatewayOffer[];
  /** The same compared with each other, the best first. */
  networks: readonly ComparedNetwork[];
  /** Decimals of the asset. */
  precision: number;
  /** As typed, for the comparison and the following form. */
  amount: string;
  setAmount(amount: string): void;
  /** undefined: there are several and none is chosen yet, or there is none. */
  offer: GatewayOffer | undefined;
  /** null: none, so that they are compared again. */
  choose(family: GatewayFamily | null): void;
}

/** Gateway coins have at most eight decimals; used until the chain has answered. */
const USUAL_PRECISION = 8;

/** What an asset can be moved by: the only network by itself, one of several by choice or by `?network=` of a link. */
export function useOffer(symbol: string, way: GatewayDirection): OfferChoice {
  const board = useGatewayBoard();
  const linked = new URLSearchParams(useSearch()).get('network');
  const [picked, setPicked] = useState({ linked, family: linked });
  // Another link names another network: a choice under the previous link is void.
  const chosen = picked.linked === linked ? picked.family : linked;
  const [amount, setAmount] = useState('');
  const gateways = board.data ?? [];
  const offers = offersOf(gateways, symbol);
  const records = useGatewayRecord(offers.length > 0).data;
  const offer = offers.length === 1 ? offers[0] : offers.find(({ family }) => family === chosen);
  const asset = useGatewayAsset(offers[0]?.coin.symbol ?? '').data;
  const precision = asset?.precision ?? USUAL_PRECISION;
  const units = readAmount(amount, precision).units;
  // Ages are shown in minutes, so the time of this render suffices.
  const now = Date.now();
  const networks = compareNetworks(symbol, { way, gateways, records, amount: units, precision, now });
  const choose = (family: GatewayFamily | null) => setPicked({ linked, family });
  return { board, offers, networks, precision, amount, setAmount, offer, choose };
}
