import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { usePriceBook } from '../../../assets/model/prices/usePriceBook.ts';
import { estimateText } from '../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { estimateSides } from '../../model/poolPrices.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

/** What units of the pool's assets are worth in a currency, an estimate; null without a price. */
export function useFiatOf({ pool }: PoolInFull): (units: BothSides, currency: FiatCurrency) => number | null {
  const book = usePriceBook();
  return (units, currency) =>
    estimateSides(units, pool, (assetId) => book.priceOf(assetId, currency)?.perUnit ?? null);
}

/** The estimate under a field with an amount of one of the pool's assets; '' where nothing can be told. */
export function useFiatText(known: PoolInFull): (typed: string, asset: Asset) => string {
  const fiatOf = useFiatOf(known);
  const currency = useSettings((settings) => settings.currency);
  return (typed, asset) => {
    const units = unitsOf(typed, asset);
    if (units === 0n) return '';
    const both = asset.id === known.assetA.id ? { a: units, b: 0n } : { a: 0n, b: units };
    const value = fiatOf(both, fiatCodes[currency]);
    return value === null ? '' : estimateText(value, currency);
  };
}

/** Zero for what is no amount: its field tells what is wrong with it. */
function unitsOf(typed: string, { precision }: Asset): bigint {
  try {
    return parseAmount(typed, precision);
  } catch (error) {
    if (error instanceof AppError) return 0n;
    throw error;
  }
}
