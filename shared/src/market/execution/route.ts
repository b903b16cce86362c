import type { ExchangeQuote } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';

/** Hops in a row: each sells all that the one before gives at the quoted state. */
export interface RoutePath {
  readonly sold: Amount;
  readonly received: Amount;
  readonly hops: readonly ExchangeQuote[];
}

/** A quoted swap over one path or several, which are executed one after the other. */
export interface SwapRoute {
  readonly sold: Amount;
  readonly received: Amount;
  readonly paths: readonly RoutePath[];
  /** How much worse than the prices before the swap it executes, fees left out: 0.03 is 3 %. An estimate. */
  readonly impact: number;
}

/**
 * The route of quoted paths, all between the same two assets.
 * @throws AppError pool.no_route when there are none
 */
export function routeOf(paths: readonly RoutePath[]): SwapRoute {
  const [first] = paths;
  if (first === undefined) throw new AppError('pool.no_route');
  const { sold, received } = first;
  const soldUnits = paths.reduce((sum, path) => sum + path.sold.units, 0n);
  const receivedUnits = paths.reduce((sum, path) => sum + path.received.units, 0n);
  const share = (path: RoutePath): number => Number(path.sold.units) / Number(soldUnits);
  return {
    sold: { units: soldUnits, assetId: sold.assetId },
    received: { units: receivedUnits, assetId: received.assetId },
    paths,
    impact: paths.reduce((sum, path) => sum + pathImpact(path) * share(path), 0),
  };
}

function pathImpact({ hops }: RoutePath): number {
  return 1 - hops.reduce((kept, { impact }) => kept * (1 - impact), 1);
}
