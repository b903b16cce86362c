import type { AccountOptions, Authority, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import type { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { AccountKeys } from '../protocol.ts';
import type { PublicKeys } from './newAccount.ts';

export type AccountUpdate = OperationPayloads[typeof operationType.account_update];

/** An authority of one key. */
export const single = (publicKey: string): Authority => ({
  weight_threshold: 1,
  account_auths: [],
  key_auths: [[publicKey, 1]],
  address_auths: [],
});

function optionsOf({ options }: AccountKeys, memoKey: string): AccountOptions {
  const { voting_account, num_witness, num_committee, votes } = options;
  return { memo_key: memoKey, voting_account, num_witness, num_committee, votes, extensions: [] };
}

/** The operation that gives an account the keys of a new password; votes and proxy stay. The fee is set when it is reviewed. */
export function passwordUpdate(account: AccountKeys, keys: PublicKeys): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    owner: single(keys.owner),
    active: single(keys.active),
    new_options: optionsOf(account, keys.memo),
    extensions: {},
  };
}
