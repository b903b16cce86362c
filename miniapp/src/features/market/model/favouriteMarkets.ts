import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

const fields = {
  /** As `QUOTE_BASE`, in the order of adding. */
  pairs: records(v.string()),
};

interface Actions {
  toggle(pair: string): void;
}

/** The favourite markets of this device, stored under `xbts.markets`. */
export const useFavouriteMarkets = persistedStore<typeof fields, Actions>({
  key: 'xbts.markets',
  group: 'contacts',
  version: 0,
  fields,
  defaults: { pairs: [] },
  rest: (change) => ({
    toggle: (pair) =>
      change(({ pairs }) => ({
        pairs: pairs.includes(pair) ? pairs.filter((each) => each !== pair) : [...pairs, pair],
      })),
  }),
});
