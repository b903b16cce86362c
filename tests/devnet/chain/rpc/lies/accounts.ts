import type { JsonValue } from '../../json.ts';
import type { State } from '../../ledger/state.ts';
import { getAccount } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';

/** What is false about an account. */
export interface AccountLie {
  readonly memoKey?: string;
  /** Name or id. */
  readonly votingAccount?: string;
  readonly votes?: readonly string[];
  readonly owner?: AuthorityLie;
  readonly active?: AuthorityLie;
}

interface AuthorityLie {
  readonly weight_threshold: number;
  readonly account_auths: readonly (readonly [string, number])[];
  readonly key_auths: readonly (readonly [string, number])[];
  readonly address_auths: readonly (readonly [string, number])[];
}

/** Keyed by name or id. */
export const accountsLie: Lie<Readonly<Record<string, AccountLie>>> = {
  about:
    'memo key, options and authorities: { [account]: { memoKey?, votingAccount?, votes?, owner?, active? } }',
  off: {},
  example: { 'bob-holder2': { memoKey: 'BTS1111111111111111111111111111111114T1Anm' } },
  distort(accounts, { state }) {
    const byId = new Map(
      Object.entries(accounts).map(([account, lie]) => [getAccount(state, account).id, lie] as const),
    );
    return {
      object: (object) => {
        const lie = byId.get(String(object.id));
        return lie === undefined || object.options === undefined ? object : told(object, lie, state);
      },
    };
  },
};

function told(object: JsonObject, lie: AccountLie, state: State): JsonObject {
  const { memoKey, votingAccount, votes, owner, active } = lie;
  const options = {
    ...objectIn(object, 'options'),
    ...(memoKey === undefined ? {} : { memo_key: memoKey }),
    ...(votingAccount === undefined ? {} : { voting_account: getAccount(state, votingAccount).id }),
    ...(votes === undefined ? {} : { votes: [...votes] }),
  };
  const authorities = {
    ...(owner === undefined ? {} : { owner }),
    ...(active === undefined ? {} : { active }),
  };
  return { ...object, options, ...(authorities as Record<string, JsonValue>) };
}
