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
  /** Adds those whose account is no contact yet. */
  add(contacts: readonly Contact[]): void;
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
    add: (added) =>
      change(({ contacts }) => {
        const known = new Set(contacts.map(({ id }) => id));
        return { contacts: [...contacts, ...added.filter(({ id }) => !known.has(id))].sort(byWord) };
      }),
    remove: (id) => change(({ contacts }) => ({ contacts: contacts.filter((each) => each.id !== id) })),
    clear: () => change({ contacts: [] }),
  }),
});

/** Saves a contact, and remembers its account id: a payment asks when a node later gives another. */
export function saveContact(contact: Contact): void {
  useContacts.getState().save(contact);
  remember([contact]);
}

/** Adds contacts, and remembers their account ids like saveContact; one that is known stays as it is. */
export function addContacts(contacts: readonly Contact[]): void {
  useContacts.getState().add(contacts);
  remember(contacts);
}

function remember(contacts: readonly Contact[]): void {
  chain.chainId().then((chainId) => {
    for (const contact of contacts) rememberName(chainId, contact);
  }, showError);
}
