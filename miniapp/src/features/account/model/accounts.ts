import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';
import type { Opening } from '../../../signer/protocol/secrets.ts';

const savedAccount = v.object({
  name: v.string(),
  id: v.string(),
  /** The login method: password, private key, or view-only. */
  type: v.picklist(['password', 'key', 'view']),
  roles: v.array(v.picklist(['owner', 'active', 'memo'])),
  /** False for view-only accounts and for multi-signature accounts whose threshold our keys alone do not reach. */
  canSign: v.boolean(),
  /** The user's own word for it. */
  label: v.optional(v.string()),
});

/** An account known on this device; contains nothing secret. */
export type SavedAccount = v.InferOutput<typeof savedAccount>;

interface Actions {
  /** Adds an account, or replaces the one with that name, whose label stays. */
  save(account: SavedAccount): void;
  /** Sets an account's label; '' removes it. */
  setLabel(name: string, label: string): void;
  remove(name: string): void;
  clear(): void;
}

function labelled({ label: _before, ...account }: SavedAccount, label: string): SavedAccount {
  return label === '' ? account : { ...account, label };
}

const fields = { accounts: records(savedAccount) };

/** The saved accounts, stored under `xbts.accounts`. */
export const useAccounts = persistedStore<typeof fields, Actions>({
  key: 'xbts.accounts',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { accounts: [] },
  rest: (change) => ({
    save: (account) =>
      change(({ accounts }) => {
        const label = accounts.find(({ name }) => name === account.name)?.label;
        const saved = label === undefined ? account : { label, ...account };
        return { accounts: [...accounts.filter(({ name }) => name !== account.name), saved] };
      }),
    setLabel: (name, label) =>
      change(({ accounts }) => ({
        accounts: accounts.map((each) => (each.name === name ? labelled(each, label) : each)),
      })),
    remove: (name) => change(({ accounts }) => ({ accounts: accounts.filter((each) => each.name !== name) })),
    clear: () => change({ accounts: [] }),
  }),
});

/** The saved form of an account whose keys the signer keeps. */
export function accountOfOpening({ account, accountId, kind, roles, canSign }: Opening): SavedAccount {
  return { name: account, id: accountId, type: kind, roles: [...roles], canSign };
}
