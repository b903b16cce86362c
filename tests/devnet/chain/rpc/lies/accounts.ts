import { encodeJson, type JsonValue } from '../../json.ts';
import type { State } from '../../ledger/state.ts';
import { getAccount } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';

/** The false facts about an account. */
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
    const object = (truth: JsonObject): JsonObject => {
      const lie = byId.get(String(truth.id));
      return lie === undefined || truth.options === undefined ? truth : told(truth, lie, state);
    };
    const keysOf = (id: string): string[] => keysIn(object(encodeJson(state.account(id)) as JsonObject));
    return {
      object,
      answer: async (call, ask) => {
        const answer = await ask(call);
        if (call.method !== 'get_key_references' || !Array.isArray(answer)) return answer;
        const [keys] = call.args as [string[]];
        return answer.map((ids, index) => {
          const others = (ids as string[]).filter((id) => !byId.has(id));
          return [...others, ...[...byId.keys()].filter((id) => keysOf(id).includes(keys[index] ?? ''))];
        });
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

/** Every key that an account names. */
function keysIn(account: JsonObject): string[] {
  const ofAuthority = (name: string): string[] =>
    (objectIn(account, name).key_auths as [string, number][]).map(([key]) => key);
  return [...ofAuthority('owner'), ...ofAuthority('active'), String(objectIn(account, 'options').memo_key)];
}
