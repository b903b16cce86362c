import { getRawAccount, getRawAccountHistory, getRawFullAccounts } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isAskable } from '../../chain/data/accounts.ts';

/** Operations listed with an account. */
const NEWEST = 10;

/** An account object with its newest operations in the node's form. @throws AppError request.not_found */
export async function accountWithHistory(client: ChainReader, name: string) {
  const account = isAskable(name) ? await getRawAccount(client, name) : null;
  if (account === null) throw new AppError('request.not_found', { what: name });
  return { account, history: await getRawAccountHistory(client, { account: account.id, limit: NEWEST }) };
}

/** Like the node's get_full_accounts: pairs with the requested key, unknown accounts absent. */
export async function fullAccounts(client: ChainReader, ids: readonly string[]) {
  const askable = [...new Set(ids)].filter(isAskable).sort();
  return askable.length === 0 ? [] : getRawFullAccounts(client, askable);
}
