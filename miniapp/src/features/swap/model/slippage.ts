import { DEFAULT_SLIPPAGE } from '@xbts/shared/amm/minToReceive.ts';
import { integer, is, maxValue, minValue, number, pipe } from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

/** The highest slippage allowed, hundredths of a percent; nobody should give away more. */
export const MOST_SLIPPAGE = 5_000;

/** The accepted shortfall from the quote, in hundredths of a percent. */
const slippageSchema = pipe(number(), integer(), minValue(0), maxValue(MOST_SLIPPAGE));

/** The slippage the user allows, stored under `xbts.slippage`; it outlives a reset, like the theme. */
export const useSlippage = persistedStore({
  key: 'xbts.slippage',
  group: 'settings',
  version: 0,
  fields: { slippage: slippageSchema },
  defaults: { slippage: DEFAULT_SLIPPAGE },
  forgets: [],
  rest: () => ({}),
});

/** Changes and stores the slippage; hundredths of a percent from 0 to MOST_SLIPPAGE. */
export function changeSlippage(slippage: number): void {
  if (is(slippageSchema, slippage)) useSlippage.change({ slippage });
}
