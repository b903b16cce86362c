import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useSettings } from '../../stores/settings.ts';
import { usePoolPriceBook } from '../pools/poolPrices.ts';
import { estimateOf } from '../portfolio/portfolio.ts';
import { fiatCodes } from './fiatCodes.ts';
import { useFeaturedPrices } from './prices.ts';
import { estimateByBook } from './pricing.ts';

/** What units of an asset are worth in the user's currency, as the wallet values them but for the markets: an estimate; null without a price. */
export function useWorthOf(): (
  asset: Pick<Asset, 'id' | 'symbol' | 'precision'>,
  units: bigint,
) => number | null {
  const featured = useFeaturedPrices();
  const book = usePoolPriceBook();
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  return ({ id: assetId, symbol, precision }, units) => {
    const holding = { assetId, symbol, precision, amount: units, inOrders: 0n, total: units };
    return (
      estimateOf(holding, featured, currency).value ?? estimateByBook(book, assetId, units, currency).value
    );
  };
}
