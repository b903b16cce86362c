import { bucketSizes } from '../../ledger/marketHistory.ts';
import { toSeconds } from '../../ledger/time.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readTimeOr, readUint } from '../arguments.ts';
import { getAsset } from '../database/lookups.ts';

/** Fills and buckets of a market (chain.md §2 and §9). */
export const marketHistoryMethods: ApiMethods = {
  get_fill_order_history: method(3, ({ state }, [one, other, limit]) =>
    state.fills(getAsset(state, one).id, getAsset(state, other).id).slice(0, readUint(limit)),
  ),
  get_market_history: method(5, ({ state }, [one, other, seconds, start, end]) => {
    const [from, until] = [readTimeOr(start, 0), readTimeOr(end, 0)];
    const buckets = state.buckets(getAsset(state, one).id, getAsset(state, other).id, readUint(seconds));
    const inRange = buckets.filter(({ key }) => toSeconds(key.open) >= from && toSeconds(key.open) <= until);
    return inRange.slice(0, apiLimits.marketHistoryRecords);
  }),
  get_market_history_buckets: method(0, () => [...bucketSizes]),
};
