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
  /** Public keys that this device signs with, as far as it has told since it was unlocked. */
  signers: v.optional(v.array(v.string())),
  /** The user's own word for it. */
  label: v.optional(v.string()),
  /** True for an account that was created here, until its password was typed back from the paper. */
  needsBackup: v.optional(v.boolean()),
});

/** An account known on this device; contains nothing secret. */
export type SavedAccount = v.InferOutput<typeof savedAccount>;

interface Actions {
  /** Adds an account, or replaces the one with that name, whose label stays. */
  save(account: SavedAccount): void;
  /** Sets an account's label; '' removes it. */
  setLabel(name: string, label: string): void;
  setSigners(name: string, signers: readonly string[]): void;
  /** The password of an account that was created here was typed back. */
  setBackedUp(name: string): void;
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
        const known = accounts.find(({ name }) => name === account.name);
        const kept = account.type === 'key' && known?.needsBackup === true ? { needsBackup: true } : {};
        const label = known?.label === undefined ? {} : { label: known.label };
        const saved = { ...label, ...kept, ...account };
        return { accounts: [...accounts.filter(({ name }) => name !== account.name), saved] };
      }),
    setLabel: (name, label) =>
      change(({ accounts }) => ({
        accounts: accounts.map((each) => (each.name === name ? labelled(each, label) : each)),
      })),
    setSigners: (name, signers) =>
      change(({ accounts }) => ({
        accounts: accounts.map((each) => (each.name === name ? { ...each, signers: [...signers] } : each)),
      })),
    setBackedUp: (name) =>
      change(({ accounts }) => ({
        accounts: accounts.map((each) => {
          const { needsBackup: _over, ...account } = each;
          return each.name === name ? account : each;
        }),
      })),
    remove: (name) => change(({ accounts }) => ({ accounts: accounts.filter((each) => each.name !== name) })),
    clear: () => change({ accounts: [] }),
  }),
});

/** The saved form of an account whose keys the signer keeps. */
export function accountOfOpening({
  account,
  accountId,
  kind,
  roles,
  canSign,
  signers,
}: Opening): SavedAccount {
  const keys = signers === undefined ? {} : { signers: [...signers] };
  return { name: account, id: accountId, type: kind, roles: [...roles], canSign, ...keys };
}

/** Notes the public keys of an account that was saved before they were. */
export function noteSigners({ account, signers = [] }: Opening): void {
  const { accounts } = useAccounts.getState();
  const isKnown = accounts.some(
    (each) => each.name === account && each.signers?.join() !== signers.join() && each.type !== 'view',
  );
  if (isKnown) useAccounts.getState().setSigners(account, signers);
}
