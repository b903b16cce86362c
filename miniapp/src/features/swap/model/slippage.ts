import { DEFAULT_SLIPPAGE } from '@xbts/shared/amm/minToReceive.ts';
import { number, object, safeParse } from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** From one unit's rounding to more than anybody should give away; hundredths of a percent. */
export const MOST_SLIPPAGE = 5_000;

const persisted = object({ slippage: number() });

interface Slippage {
  /** How much less than quoted a swap may give, in hundredths of a percent. */
  slippage: number;
}

const isPossible = (slippage: number): boolean =>
  Number.isInteger(slippage) && slippage >= 0 && slippage <= MOST_SLIPPAGE;

/** The slippage the user allows, kept in localStorage under `xbts.slippage`. */
export const useSlippage = create<Slippage>()(
  persist((): Slippage => ({ slippage: DEFAULT_SLIPPAGE }), {
    name: 'xbts.slippage',
    merge: (stored, current) => {
      const parsed = safeParse(persisted, stored);
      return parsed.success && isPossible(parsed.output.slippage) ? parsed.output : current;
    },
  }),
);

/** Changes the slippage and keeps it; hundredths of a percent from 0 to MOST_SLIPPAGE. */
export function changeSlippage(slippage: number): void {
  if (isPossible(slippage)) useSlippage.setState({ slippage });
}
