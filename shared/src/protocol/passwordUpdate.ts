import { singleKeyAuthority } from './authority.ts';
import { memoKeyOptions } from './memoKeyChange.ts';
import type { Account } from './objects.ts';
import type { OperationPayloads } from './operations.ts';
import type { operationType } from './operationTypes.ts';
import type { PublicKeys } from './roles.ts';

export type AccountUpdate = OperationPayloads[typeof operationType.account_update];

/**
 * The operation that gives an account the keys of a new password; votes and proxy stay. Its fee is set at the review.
 */
export function passwordUpdate(account: Pick<Account, 'id' | 'options'>, keys: PublicKeys): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    owner: singleKeyAuthority(keys.owner),
    active: singleKeyAuthority(keys.active),
    new_options: memoKeyOptions(account.options, keys.memo),
    extensions: {},
  };
}
