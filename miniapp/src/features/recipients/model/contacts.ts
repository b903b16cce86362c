import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { takeOver } from '../../../platform/takeOver.ts';

const contact = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,63}$/u)),
  id: v.pipe(v.string(), v.regex(/^1\.2\.\d+$/u)),
  /** The user's own word for it; '' for none. */
  label: v.pipe(v.string(), v.maxLength(64)),
});

/** An account the user wants to find again; kept on this device only. */
export type Contact = v.InferOutput<typeof contact>;

interface Contacts {
  contacts: readonly Contact[];
  /** Adds a contact, or replaces the one of that account. */
  save(contact: Contact): void;
  remove(id: string): void;
  clear(): void;
}

const persisted = v.object({ contacts: v.array(contact) });

const byWord = (a: Contact, b: Contact) => (a.label || a.name).localeCompare(b.label || b.name);

/** The contacts of this device, by label, kept in localStorage under `xbts.contacts`; a change begins with what another tab has written. */
export const useContacts = create<Contacts>()(
  persist(
    (set) => ({
      contacts: [],
      save: (saved) =>
        changed(({ contacts }) => ({
          contacts: [...contacts.filter(({ id }) => id !== saved.id), saved].sort(byWord),
        })),
      remove: (id) => changed(({ contacts }) => ({ contacts: contacts.filter((each) => each.id !== id) })),
      clear: () => set({ contacts: [] }),
    }),
    {
      name: 'xbts.contacts',
      partialize: ({ contacts }) => ({ contacts }),
      // What lies in the browser's storage is input: anything that is not ours is dropped.
      merge: (stored, current) => {
        const parsed = v.safeParse(persisted, stored);
        return parsed.success ? { ...current, ...parsed.output } : current;
      },
    },
  ),
);

function changed(change: (before: Contacts) => Partial<Contacts>): void {
  takeOver(useContacts);
  useContacts.setState(change);
}
