import type { BoardCoin, BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';

/** A coin at one gateway. */
export interface GatewayOffer {
  readonly family: GatewayFamily;
  readonly coin: BoardCoin;
}

/** Every coin of every gateway, grouped by symbol. */
export function allOffers(gateways: readonly BoardGateway[]): GatewayOffer[] {
  return gateways
    .flatMap(({ family, coins }) => coins.rows.map((coin) => ({ family, coin })))
    .sort((a, b) => a.coin.symbol.localeCompare(b.coin.symbol));
}

/** The networks of an asset: gateways by its symbol, or by the backing coin when no symbol matches ('BTC'). */
export function offersOf(gateways: readonly BoardGateway[], wanted: string): GatewayOffer[] {
  const name = wanted.toUpperCase();
  const offers = allOffers(gateways);
  const bySymbol = offers.filter(({ coin }) => coin.symbol === name);
  return bySymbol.length > 0
    ? bySymbol
    : offers.filter(({ coin }) => coin.backingCoin.toUpperCase() === name);
}

/**
 * Other networks that pay an asset out by the same memo: all transfers go to its only issuer, and the memo names only
 * the coin (gatewayMemo.ts), so nothing in the transfer distinguishes them.
 */
export function sameMemoFamilies(
  gateways: readonly BoardGateway[],
  { family, coin }: { family: GatewayFamily; coin: Pick<BoardCoin, 'symbol' | 'backingCoin'> },
): GatewayFamily[] {
  const name = coin.backingCoin.toLowerCase();
  return allOffers(gateways)
    .filter((offer) => offer.family !== family && offer.coin.symbol === coin.symbol)
    .filter((offer) => offer.coin.backingCoin.toLowerCase() === name)
    .map((offer) => offer.family);
}

/** Gateways with unknown coins: they did not answer and nothing is cached. */
export function silentFamilies(gateways: readonly BoardGateway[]): GatewayFamily[] {
  return gateways
    .filter(({ state, coins }) => state !== 'ok' && coins.rows.length === 0)
    .map(({ family }) => family);
}

/** The name of an offer's network: the family's if it is one network, otherwise the coin's. */
export function networkName(
  { family, coin }: { family: GatewayFamily; coin: Pick<BoardCoin, 'name' | 'backingCoin'> },
  familyName: (family: GatewayFamily) => string,
): string {
  return family === 'coins' ? (coin.name?.trim() ?? '') || coin.backingCoin : familyName(family);
}
