import type { JsonValue } from '../../json.ts';
import type { State } from '../../ledger/state.ts';
import { getAccount, getAsset } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { Ask, Call, JsonObject, Lie } from './lie.ts';
import { SwappedWords } from './swappedWords.ts';

/** The false facts about an asset. */
export interface AssetLie {
  /** If another asset has this symbol, the two swap theirs: the symbol then has another id. */
  readonly symbol?: string;
  readonly precision?: number;
  /** Name or id. */
  readonly issuer?: string;
  readonly flags?: number;
}

/** Keyed by symbol or id. */
export const assetsLie: Lie<Readonly<Record<string, AssetLie>>> = {
  about: 'facts of an asset: { [asset]: { symbol?, precision?, issuer?, flags? } }',
  off: {},
  example: { 'XBTSX.USDT': { precision: 2, issuer: 'xbtsx-giveaway1' } },
  distort(assets, { state }) {
    const entries = Object.entries(assets).map(([asset, lie]) => [getAsset(state, asset), lie] as const);
    const byId = new Map(entries.map(([{ id }, lie]) => [id, lie]));
    const words = new SwappedWords(
      entries.flatMap(([{ symbol }, lie]) =>
        lie.symbol === undefined ? [] : [[symbol, lie.symbol] as const],
      ),
    );
    return {
      object: (object) => {
        const lie = byId.get(String(object.id));
        return lie === undefined || object.options === undefined ? object : told(object, lie, state);
      },
      notice: (_, argument) => words.inAnswer(argument),
      answer: async (call, ask) => {
        if (call.method === 'list_assets') return words.inAnswer(await listed(call, ask, words));
        return words.inAnswer(await ask({ ...call, args: words.inArguments(call.args) }));
      },
    };
  },
};

function told(object: JsonObject, { precision, issuer, flags }: AssetLie, state: State): JsonObject {
  return {
    ...object,
    ...(precision === undefined ? {} : { precision }),
    ...(issuer === undefined ? {} : { issuer: getAccount(state, issuer).id }),
    ...(flags === undefined ? {} : { options: { ...objectIn(object, 'options'), flags } }),
  };
}

/** A list in the order of symbols: each asset is replaced by the one that answers under its symbol. */
async function listed(call: Call, ask: Ask, words: SwappedWords): Promise<JsonValue> {
  const rows = (await ask(call)) as JsonObject[];
  const others = rows.map(({ symbol }) => words.of(String(symbol)));
  const answer = (await ask({
    ...call,
    method: 'lookup_asset_symbols',
    args: [others],
  })) as (JsonObject | null)[];
  return rows.map((row, index) => answer[index] ?? row);
}
