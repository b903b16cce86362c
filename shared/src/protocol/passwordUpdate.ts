import { singleKeyAuthority } from './authority.ts';
import type { Account } from './objects.ts';
import type { AccountOptions } from './operations/accounts.ts';
import type { OperationPayloads } from './operations.ts';
import type { operationType } from './operationTypes.ts';
import type { PublicKeys } from './roles.ts';

export type AccountUpdate = OperationPayloads[typeof operationType.account_update];

function optionsOf({ options }: Pick<Account, 'options'>, memoKey: string): AccountOptions {
  const { voting_account, num_witness, num_committee, votes } = options;
  return { memo_key: memoKey, voting_account, num_witness, num_committee, votes, extensions: [] };
}

/** The operation that gives an account the keys of a new password; votes and proxy stay. The fee is set when it is reviewed. */
export function passwordUpdate(account: Pick<Account, 'id' | 'options'>, keys: PublicKeys): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    owner: singleKeyAuthority(keys.owner),
    active: singleKeyAuthority(keys.active),
    new_options: optionsOf(account, keys.memo),
    extensions: {},
  };
}
