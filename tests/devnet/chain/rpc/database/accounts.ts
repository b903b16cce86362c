import { assertChain } from '../../ledger/nodeError.ts';
import type { AccountObject } from '../../ledger/objects/accounts.ts';
import { proposalsOf } from '../../ledger/proposals.ts';
import type { State } from '../../ledger/state.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readLimit, readText, readTexts } from '../arguments.ts';
import { fullAccount } from './fullAccount.ts';
import { readWish } from './globals.ts';
import { findAccount, getAccount } from './lookups.ts';

const PLACE = { file: 'database_api.cpp', line: 540, method: 'get_full_accounts' };

function namesFrom(state: State, lower: string, limit: number): AccountObject[] {
  const names = state.accountNames().filter((name) => name >= lower);
  return names.slice(0, limit).flatMap((name) => state.accountByName(name) ?? []);
}

/** Accounts by name, id or key (graphene app/database_api.cpp). */
export const accountMethods: ApiMethods = {
  get_accounts: method(1, ({ state, subscriptions }, [wanted, subscribe]) => {
    const accounts = readTexts(wanted).map((account) => findAccount(state, account) ?? null);
    const ids = accounts.flatMap((account) => account?.id ?? []);
    subscriptions.watchObjects(ids, readWish(subscribe));
    return accounts;
  }),
  get_account_by_name: method(1, ({ state }, [name]) => state.accountByName(readText(name)) ?? null),
  get_account_id_from_string: method(1, ({ state }, [account]) => getAccount(state, account).id),
  lookup_account_names: method(1, ({ state }, [names]) =>
    readTexts(names).map((name) => findAccount(state, name) ?? null),
  ),
  get_full_accounts: method(1, ({ state, subscriptions }, [wanted, subscribe]) => {
    const keys = [...new Set(readTexts(wanted))].sort();
    const configured = apiLimits.fullAccounts;
    assertChain(
      keys.length <= configured,
      PLACE,
      'names_or_ids.size() <= configured_limit',
      'Number of querying accounts can not be greater than ${configured_limit}',
      { configured_limit: configured },
    );
    return keys.flatMap((key) => {
      const account = findAccount(state, key);
      if (account === undefined) return [];
      subscriptions.watchAccount(account.id, readWish(subscribe));
      return [[key, fullAccount(state, account)]];
    });
  }),
  lookup_accounts: method(2, ({ state, subscriptions }, [lower, limit, subscribe]) => {
    const most = readLimit(limit, 0, apiLimits.lookupAccounts, { method: 'lookup_accounts' });
    const accounts = namesFrom(state, readText(lower), most);
    // Only a look-up of one account subscribes it.
    if (most === 1)
      subscriptions.watchObjects(
        accounts.map(({ id }) => id),
        readWish(subscribe),
      );
    return accounts.map(({ name, id }) => [name, id]);
  }),
  get_account_count: method(0, ({ state }) => state.accountNames().length),
  get_key_references: method(1, ({ state }, [keys]) => {
    const configured = apiLimits.keyReferences;
    const wanted = readTexts(keys);
    assertChain(
      wanted.length <= configured,
      { ...PLACE, method: 'get_key_references' },
      'keys.size() <= configured_limit',
      'Number of querying keys can not be greater than ${configured_limit}',
      { configured_limit: configured },
    );
    return wanted.map((key) => state.accountsByKey(key));
  }),
  is_public_key_registered: method(1, ({ state }, [key]) => state.accountsByKey(readText(key)).length > 0),
  get_proposed_transactions: method(1, ({ state }, [account]) =>
    proposalsOf(state, getAccount(state, account).id),
  ),
  get_account_references: method(1, ({ state }, [wanted]) => {
    const { id } = getAccount(state, wanted);
    const isNamedBy = ({ owner, active }: AccountObject): boolean =>
      [...owner.account_auths, ...active.account_auths].some(([account]) => account === id);
    return [...state.all('1.2')].filter(isNamedBy).map((account) => account.id);
  }),
};
