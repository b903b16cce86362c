import { memoKeyOptions } from './memoKeyChange.ts';
import type { Account } from './objects.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';

/** The operation that gives an account another memo key. The fee is set when it is reviewed. */
export function memoKeyUpdate(account: Pick<Account, 'id' | 'options'>, memoKey: string): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    new_options: memoKeyOptions(account.options, memoKey),
    extensions: {},
  };
}
