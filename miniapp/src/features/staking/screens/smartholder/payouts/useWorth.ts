import { usePricesRead } from '../../../../assets/model/prices/featuredPrices.ts';
import { fiatCodes } from '../../../../assets/model/prices/fiatCodes.ts';
import { usePoolPriceBook } from '../../../../pools/model/poolPrices.ts';
import { useSettings } from '../../../../settings/model/settings.ts';
import type { PayoutSum } from '../../../model/payoutsEpochs.ts';

/** What payouts are worth by the prices of now: estimates. */
export interface Worth {
  /** Of units of one asset; null without a price. */
  of: (sum: PayoutSum) => number | null;
  /** Of several, as far as they have prices; null when none has. */
  ofAll: (sums: readonly PayoutSum[]) => { value: number; isWhole: boolean } | null;
  /** When the prices were read (ms); 0 while there are none. */
  readAt: number;
}

/** Values payouts in the currency of the settings. */
export function useWorth(): Worth {
  const book = usePoolPriceBook();
  const { readAt } = usePricesRead();
  const currency = useSettings((settings) => settings.currency);
  const of = ({ asset, units }: PayoutSum) => {
    const price = book(asset.id, fiatCodes[currency]);
    return price === null ? null : Number(units) * price.perUnit;
  };
  return {
    of,
    ofAll: (sums) => {
      const values = sums.map(of);
      const known = values.filter((value) => value !== null);
      if (known.length === 0) return null;
      return { value: known.reduce((sum, value) => sum + value, 0), isWhole: known.length === values.length };
    },
    readAt,
  };
}
