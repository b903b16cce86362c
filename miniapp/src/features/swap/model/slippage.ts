import { DEFAULT_SLIPPAGE } from '@xbts/shared/amm/minToReceive.ts';
import { integer, is, maxValue, minValue, number, pipe } from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

/** From one unit's rounding to more than anybody should give away; hundredths of a percent. */
export const MOST_SLIPPAGE = 5_000;

/** How much less than quoted a swap may give, in hundredths of a percent. */
const slippageSchema = pipe(number(), integer(), minValue(0), maxValue(MOST_SLIPPAGE));

/** The slippage the user allows, kept under `xbts.slippage`; like the theme it outlives a reset. */
export const useSlippage = persistedStore({
  key: 'xbts.slippage',
  group: 'settings',
  version: 0,
  fields: { slippage: slippageSchema },
  defaults: { slippage: DEFAULT_SLIPPAGE },
  forgets: [],
  rest: () => ({}),
});

/** Changes the slippage and keeps it; hundredths of a percent from 0 to MOST_SLIPPAGE. */
export function changeSlippage(slippage: number): void {
  if (is(slippageSchema, slippage)) useSlippage.change({ slippage });
}
