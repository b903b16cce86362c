import { agreedWitnessesSchema } from '@xbts/shared/protocol/agreedWitnesses.ts';
import * as v from 'valibot';
import { persistedStore } from '../persistedStore.ts';

const fields = { known: v.nullable(agreedWitnessesSchema) };

/** The witnesses of the chain and their keys as two nodes named them, kept on this device: a new set follows from a known one. */
export const useKnownWitnesses = persistedStore<typeof fields>({
  key: 'xbts.witnesses',
  group: 'settings',
  version: 0,
  fields,
  defaults: { known: null },
  rest: () => ({}),
});
