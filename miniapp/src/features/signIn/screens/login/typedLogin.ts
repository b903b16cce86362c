import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { typedName } from '../../../recipients/model/typedName.ts';
import { isJustRegistered } from '../../model/lastRegistration.ts';

/** The login method: a secret that opens its keys, or view-only. */
export type LoginMethod = 'password' | 'key' | 'view';

/** The form's faults, each under its field. */
export interface LoginErrors {
  readonly account?: AppError;
  readonly secret?: AppError;
}

/** Sorts a failure under its field: password and key faults under the secret, all others under the account. */
export function errorsOf(error: AppError): LoginErrors {
  const isOfSecret = hasCode(
    error,
    'login.secret_empty',
    'login.wrong_password',
    'login.key_not_of_account',
    'login.no_active',
    'key.malformed_wif',
  );
  return isOfSecret ? { secret: error } : { account: error };
}

/**
 * The account of a typed name, read from the chain.
 * @throws AppError login.account_empty, login.unknown_account, new_account.not_on_chain for one registered here a
 * moment ago, and those of ChainClient.call
 */
export async function readAccount(chain: ChainClient, typed: string): Promise<Account> {
  const name = typedName(typed);
  if (name === '') throw new AppError('login.account_empty');
  const unknown = new AppError('login.unknown_account', { account: name });
  // The node would read `1.2.5` as an id: a login is by name.
  if (!isValidAccountName(name)) throw unknown;
  const [account] = await getAccounts(chain, [name]);
  if (!account)
    throw isJustRegistered(name) ? new AppError('new_account.not_on_chain', { account: name }) : unknown;
  return account;
}
