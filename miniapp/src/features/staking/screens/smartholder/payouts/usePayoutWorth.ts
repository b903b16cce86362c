import { fiatCodes } from '../../../../assets/model/prices/fiatCodes.ts';
import { usePriceBook } from '../../../../assets/model/prices/usePriceBook.ts';
import { useSettings } from '../../../../settings/model/settings.ts';
import type { PayoutSum } from '../../../model/payoutsEpochs.ts';

/** Estimates of payouts at current prices. */
export interface PayoutWorth {
  /** The value of units of one asset; null without a price. */
  of: (sum: PayoutSum) => number | null;
  /** The value of several sums, counting those with prices; null when none has one. */
  ofAll: (sums: readonly PayoutSum[]) => { value: number; isWhole: boolean } | null;
  /** When the oldest price used was read (ms); 0 while there is none. */
  readAt: (sums: readonly PayoutSum[]) => number;
}

/** Values payouts in the currency from the settings. */
export function usePayoutWorth(): PayoutWorth {
  const { estimate, readAtOf } = usePriceBook();
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  const of = ({ asset, units }: PayoutSum) => estimate(asset.id, units, currency).value;
  return {
    of,
    ofAll: (sums) => {
      const values = sums.map(of);
      const known = values.filter((value) => value !== null);
      if (known.length === 0) return null;
      return { value: known.reduce((sum, value) => sum + value, 0), isWhole: known.length === values.length };
    },
    readAt: (sums) =>
      readAtOf(
        sums.map(({ asset }) => asset.id),
        currency,
      ),
  };
}
