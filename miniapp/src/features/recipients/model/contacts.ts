import * as v from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';
import { showError } from '../../../platform/toasts.ts';
import { rememberName } from '../../transactions/model/rememberedFacts.ts';

const contact = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,63}$/u)),
  id: v.pipe(v.string(), v.regex(/^1\.2\.\d+$/u)),
  /** The user's label; '' for none. */
  label: v.pipe(v.string(), v.maxLength(64)),
});

/** A contact, stored only on this device. */
export type Contact = v.InferOutput<typeof contact>;

const fields = { contacts: records(contact) };

interface Actions {
  /** Adds a contact, or replaces the one of that account. */
  save(contact: Contact): void;
  remove(id: string): void;
  clear(): void;
}

/** The order of contacts: by label, or by name. */
export const byWord = (a: Contact, b: Contact) => (a.label || a.name).localeCompare(b.label || b.name);

/** The contacts of this device, by label, stored under `xbts.contacts`. */
export const useContacts = persistedStore<typeof fields, Actions>({
  key: 'xbts.contacts',
  group: 'contacts',
  version: 0,
  fields,
  defaults: { contacts: [] },
  rest: (change) => ({
    save: (saved) =>
      change(({ contacts }) => ({
        contacts: [...contacts.filter(({ id }) => id !== saved.id), saved].sort(byWord),
      })),
    remove: (id) => change(({ contacts }) => ({ contacts: contacts.filter((each) => each.id !== id) })),
    clear: () => change({ contacts: [] }),
  }),
});

/** Saves a contact, and remembers its account id: a payment asks when a node later gives another. */
export function saveContact(contact: Contact): void {
  useContacts.getState().save(contact);
  chain.chainId().then((chainId) => rememberName(chainId, contact), showError);
}
