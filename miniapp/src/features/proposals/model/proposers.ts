import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';

/**
 * Accounts of this device that can propose for another one: its signers, since a proposer also approves; if keys sign
 * for it, any account that can pay the proposal's fee, since a key approves separately.
 */
export const proposersFor = (
  { account_auths, key_auths }: AccountAuthority,
  saved: readonly SavedAccount[],
): SavedAccount[] => {
  const signing = saved.filter(({ canSign }) => canSign);
  const holders = signing.filter(({ id }) => account_auths.some(([signer]) => signer === id));
  return holders.length > 0 || key_auths.length === 0 ? holders : signing;
};
