import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { pastWorth } from '@xbts/shared/ledger/pastPrices.ts';
import { MONEY_DECIMALS } from '@xbts/shared/ledger/tradeWorth.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ListedMovement } from '@xbts/shared/protocol/operations/history.ts';
import { useCallback } from 'react';
import { useLastKnown } from '../statement/useLastKnown.ts';
import { usePastPrices } from './usePastPrices.ts';

/** Prices are read from whole months on, so that an older page seldom asks for more. */
const STEP_MS = 30 * DAY_MS;

/** The value of amounts at a moment (ms), in US dollars; null: some price is not known, or not read yet. */
export type PastWorth = (moved: readonly ListedMovement[], at: number) => number | null;

/** Values the amounts of an account's list, whose oldest row is from `since` (ms; null: no row), by the prices of their days. */
export function usePastWorth(
  account: string,
  assets: ReadonlyMap<string, Asset>,
  since: number | null,
): PastWorth {
  const from = Math.floor((since ?? 0) / STEP_MS) * STEP_MS;
  const { data } = usePastPrices(assets, from, since !== null);
  // An older page asks for more: what is known stays until it is there.
  const find = useLastKnown(account, data ?? null)?.find;
  return useCallback<PastWorth>(
    (moved, at) => {
      if (find === undefined) return null;
      const worths = moved.map(({ assetId, units }) =>
        pastWorth(find, { asset_id: assetId, amount: units }, at),
      );
      const sum = worths.reduce<bigint | null>(
        (all, worth) => (all === null || worth === null ? null : all + worth),
        0n,
      );
      return sum === null ? null : Number(sum) / 10 ** MONEY_DECIMALS;
    },
    [find],
  );
}
