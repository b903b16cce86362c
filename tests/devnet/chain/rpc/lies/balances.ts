import { encodeSigned, type JsonValue } from '../../json.ts';
import { findAccount, getAccount, getAsset } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';

const CORE_ASSET = '1.3.0';
/** The instance of a balance object that does not exist. */
const INVENTED_BALANCE = '2.5.99999999';

type Amounts = ReadonlyMap<string, JsonValue>;

/** Keyed by account (name or id), then by asset (symbol or id); units as decimal text. */
export const balancesLie: Lie<Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  about: 'balances, in units: { [account]: { [asset]: "1000000000" } }',
  off: {},
  example: { 'bob-holder2': { BTS: '100000000000' } },
  distort(balances, { state }) {
    const said = new Map<string, Amounts>();
    for (const [account, amounts] of Object.entries(balances)) {
      const rows = Object.entries(amounts).map(
        ([asset, units]) => [getAsset(state, asset).id, encodeSigned(BigInt(units))] as const,
      );
      said.set(getAccount(state, account).id, new Map(rows));
    }
    return {
      object: (object) => toldObject(object, said),
      answer: async ({ api, method, args }, ask) => {
        const answer = await ask({ api, method, args });
        if (method === 'get_full_accounts')
          return (answer as JsonValue[]).map((row) => withMissing(row, said));
        if (method === 'get_asset_holders') return holders(answer, getAsset(state, args[0]).id, said);
        if (method !== 'get_account_balances' && method !== 'get_named_account_balances') return answer;
        return amountsOf(answer, said.get(findAccount(state, args[0])?.id ?? ''), args[1]);
      },
    };
  },
};

/** Balance objects and statistics, wherever they occur. */
function toldObject(object: JsonObject, said: ReadonlyMap<string, Amounts>): JsonObject {
  const amounts = said.get(String(object.owner));
  if (amounts === undefined) return object;
  const balance = object.balance === undefined ? undefined : amounts.get(String(object.asset_type));
  if (balance !== undefined) return { ...object, balance };
  const core = object.core_in_balance === undefined ? undefined : amounts.get(CORE_ASSET);
  return core === undefined ? object : { ...object, core_in_balance: core };
}

/** A row of get_full_accounts, with additional balances that the account lacks. */
function withMissing(row: JsonValue, said: ReadonlyMap<string, Amounts>): JsonValue {
  const [key, full] = row as [string, JsonObject];
  const owner = String(objectIn(full, 'account').id);
  const balances = full.balances as JsonObject[];
  const missing = [...(said.get(owner) ?? [])].filter(
    ([asset]) => !balances.some(({ asset_type }) => asset_type === asset),
  );
  const invented = missing.map(([asset_type, balance]) => {
    return { id: INVENTED_BALANCE, owner, asset_type, balance, maintenance_flag: false };
  });
  return [key, { ...full, balances: [...balances, ...invented] }];
}

function amountsOf(answer: JsonValue, amounts: Amounts | undefined, wanted: unknown): JsonValue {
  if (amounts === undefined) return answer;
  const rows = (answer as JsonObject[]).map((row): JsonObject => {
    return { ...row, amount: amounts.get(String(row.asset_id)) ?? row.amount ?? 0 };
  });
  const isForAll = Array.isArray(wanted) && wanted.length === 0;
  const missing = [...amounts].filter(
    ([asset]) => isForAll && !rows.some(({ asset_id }) => asset_id === asset),
  );
  return [...rows, ...missing.map(([asset_id, amount]) => ({ asset_id, amount }))];
}

function holders(answer: JsonValue, asset: string, said: ReadonlyMap<string, Amounts>): JsonValue {
  return (answer as JsonObject[]).map((row) => {
    const amount = said.get(String(row.account_id))?.get(asset);
    return amount === undefined ? row : { ...row, amount };
  });
}
