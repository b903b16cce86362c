import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** The account with a name on the chain now. @throws AppError login.unknown_account and those of ChainClient.call */
export async function readAccount(name: string): Promise<Account> {
  const [account] = await getAccounts(chain, [name]);
  if (!account) throw new AppError('login.unknown_account', { account: name });
  return account;
}
