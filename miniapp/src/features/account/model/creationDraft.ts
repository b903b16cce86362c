import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

const fields = {
  /** Name of an account whose keys are sealed here and whose registration is not over; '' for none. */
  name: v.string(),
};

/**
 * The creation that may have to be taken up again, kept under `xbts.creation`: written before the keys are sealed, and taken back once the account
 * is on the chain and in the list, or dropped. It holds nothing secret.
 */
export const useCreationDraft = persistedStore<typeof fields>({
  key: 'xbts.creation',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { name: '' },
  rest: () => ({}),
});

/** Notes whose creation may have to be taken up again; '' for nobody's. */
export const noteCreation = (name: string): void => useCreationDraft.change({ name });
