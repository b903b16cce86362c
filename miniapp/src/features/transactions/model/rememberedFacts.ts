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

/** The chain's data of an account when it was paid or saved as a contact. */
export type RememberedAccount = v.InferOutput<typeof account>;
/** The chain's data of an asset when a transaction with it was signed. */
export type RememberedAsset = v.InferOutput<typeof asset>;

// The oldest entries are dropped first; a device hardly reaches this number.
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

/**
 * The nodes' facts about used accounts and assets, stored under `xbts.facts`: no node can change them later unnoticed.
 */
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

/** Remembers the account of a name unless one is known: signed facts are stronger. */
export function rememberName(chainId: string, { id, name }: Pick<Account, 'id' | 'name'>): void {
  const { accounts, remember } = useRememberedFacts.getState();
  if (accounts.some((each) => each.chainId === chainId && each.name === name)) return;
  remember({ accounts: [{ chainId, id, name, memoKey: null }] });
}

/** Remembers signed facts: the user has seen them and consented to any changes. */
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
