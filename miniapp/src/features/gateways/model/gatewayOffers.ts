import type { BoardCoin, BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';

/** A coin as one gateway has it. */
export interface GatewayOffer {
  readonly family: GatewayFamily;
  readonly coin: BoardCoin;
}

/** Every coin of every gateway, those of one symbol side by side. */
export function allOffers(gateways: readonly BoardGateway[]): GatewayOffer[] {
  return gateways
    .flatMap(({ family, coins }) => coins.rows.map((coin) => ({ family, coin })))
    .sort((a, b) => a.coin.symbol.localeCompare(b.coin.symbol));
}

/** The networks of an asset: its gateways by its symbol, or by the backing coin where no symbol fits ('BTC'). */
export function offersOf(gateways: readonly BoardGateway[], wanted: string): GatewayOffer[] {
  const name = wanted.toUpperCase();
  const offers = allOffers(gateways);
  const bySymbol = offers.filter(({ coin }) => coin.symbol === name);
  return bySymbol.length > 0
    ? bySymbol
    : offers.filter(({ coin }) => coin.backingCoin.toUpperCase() === name);
}

/**
 * Other networks that pay an asset out by the same memo: all go to its one issuer, and the memo names the coin alone (gatewayMemo.ts), so
 * that nothing in the transfer tells them apart.
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

/** Gateways whose coins are unknown: they did not answer and nothing is cached. */
export function silentFamilies(gateways: readonly BoardGateway[]): GatewayFamily[] {
  return gateways
    .filter(({ state, coins }) => state !== 'ok' && coins.rows.length === 0)
    .map(({ family }) => family);
}

/** The name of an offer's network: where a family is one network its own, otherwise the coin's. */
export function networkName(
  { family, coin }: { family: GatewayFamily; coin: Pick<BoardCoin, 'name' | 'backingCoin'> },
  familyName: (family: GatewayFamily) => string,
): string {
  return family === 'coins' ? (coin.name?.trim() ?? '') || coin.backingCoin : familyName(family);
}
