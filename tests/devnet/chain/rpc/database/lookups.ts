import { assertChain } from '../../ledger/nodeError.ts';
import type { AccountObject } from '../../ledger/objects/accounts.ts';
import type { AssetObject } from '../../ledger/objects/assets.ts';
import type { State } from '../../ledger/state.ts';
import { readObjectId, readText } from '../arguments.ts';

const PLACE = { file: 'database_api_helper.hpp', line: 70, method: 'get_from_string' };

/** An account by name or id, if there is one. Throws for an id of another kind. */
export function findAccount(state: State, nameOrId: unknown): AccountObject | undefined {
  const text = readText(nameOrId);
  return startsWithDigit(text) ? state.find('1.2', readObjectId(text, '1.2.')) : state.accountByName(text);
}

/** An account by name or id. Throws `no such account`. */
export function getAccount(state: State, nameOrId: unknown): AccountObject {
  const account = findAccount(state, nameOrId);
  assertChain(account !== undefined, PLACE, 'account_ptr', 'no such account');
  return account;
}

/** An asset by symbol or id, if there is one. */
export function findAsset(state: State, symbolOrId: unknown): AssetObject | undefined {
  const text = readText(symbolOrId);
  return startsWithDigit(text) ? state.find('1.3', readObjectId(text, '1.3.')) : state.assetBySymbol(text);
}

/** An asset by symbol or id. Throws `no such asset`. */
export function getAsset(state: State, symbolOrId: unknown): AssetObject {
  const asset = findAsset(state, symbolOrId);
  assertChain(asset !== undefined, PLACE, 'asset_ptr', 'no such asset');
  return asset;
}

function startsWithDigit(text: string): boolean {
  return /^\d/.test(text);
}
