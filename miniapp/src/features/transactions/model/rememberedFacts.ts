import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

const account = v.object({
  chainId: v.string(),
  name: v.string(),
  id: v.string(),
  /** Null for a contact that was never paid. */
  memoKey: v.nullable(v.string()),
});
const asset = v.object({
  chainId: v.string(),
  id: v.string(),
  symbol: v.string(),
  precision: v.number(),
});

/** An account that was paid, or saved as a contact, as the chain had it then. */
export type RememberedAccount = v.InferOutput<typeof account>;
/** An asset that was part of a signed transaction, as the chain had it then. */
export type RememberedAsset = v.InferOutput<typeof asset>;

// The oldest go first; a device does not meet so many.
const MOST = 1_000;

const newest = <T>(all: readonly T[]): readonly T[] => all.slice(-MOST);

const fields = {
  accounts: v.pipe(records(account), v.transform(newest)),
  assets: v.pipe(records(asset), v.transform(newest)),
};

interface Actions {
  remember(found: { accounts?: readonly RememberedAccount[]; assets?: readonly RememberedAsset[] }): void;
}

const isSameAccount = (one: RememberedAccount, other: RememberedAccount) =>
  one.chainId === other.chainId && one.name === other.name;
const isSameAsset = (one: RememberedAsset, other: RememberedAsset) =>
  one.chainId === other.chainId && one.id === other.id;

function joined<T>(
  kept: readonly T[],
  found: readonly T[],
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  return newest([...kept.filter((each) => !found.some((other) => isSame(each, other))), ...found]);
}

/** What nodes have said of accounts and assets that were used, kept under `xbts.facts`: no node can change it later unseen. */
export const useRememberedFacts = persistedStore<typeof fields, Actions>({
  key: 'xbts.facts',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { accounts: [], assets: [] },
  rest: (change) => ({
    remember: (found) =>
      change(({ accounts, assets }) => ({
        accounts: joined(accounts, found.accounts ?? [], isSameAccount),
        assets: joined(assets, found.assets ?? [], isSameAsset),
      })),
  }),
});

/** Remembers which account a name stands for, unless that is known: what was signed says more. */
export function rememberName(chainId: string, { id, name }: Pick<Account, 'id' | 'name'>): void {
  const { accounts, remember } = useRememberedFacts.getState();
  if (accounts.some((each) => each.chainId === chainId && each.name === name)) return;
  remember({ accounts: [{ chainId, id, name, memoKey: null }] });
}

/** Remembers what was signed: the user has seen it, and consented to what had changed. */
export function rememberSigned(
  chainId: string,
  accounts: readonly Account[],
  assets: readonly Asset[],
): void {
  useRememberedFacts.getState().remember({
    accounts: accounts.map(({ id, name, options }) => ({ chainId, id, name, memoKey: options.memo_key })),
    assets: assets.map(({ id, symbol, precision }) => ({ chainId, id, symbol, precision })),
  });
}
