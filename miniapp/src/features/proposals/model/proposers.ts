import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { SavedAccount } from '../../accounts/model/accounts.ts';

/** Accounts of this device that can sign alone and sign for the other one too: whoever proposes approves as well. */
export const proposersFor = (
  { account_auths }: AccountAuthority,
  saved: readonly SavedAccount[],
): SavedAccount[] =>
  saved.filter(({ id, canSign }) => canSign && account_auths.some(([signer]) => signer === id));
