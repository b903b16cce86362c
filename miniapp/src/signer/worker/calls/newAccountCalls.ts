import type { CallSigner } from '../../page/wire.ts';
import type { AccountKeys, Opening, SignerCalls } from '../../protocol.ts';
import type { PaperWallet, PasswordPart, PublicKeys } from '../newAccount.ts';

/** What the creation of an account and a change of its password ask of the signer. */
export interface NewAccountCalls {
  /** Makes the password of a new account and keeps it, until discard; it is shown on the screen that asks, and kept nowhere. */
  newPassword(): Promise<{ password: string }>;
  /** The public keys that the new password makes for a name. @throws AppError signer.no_new_password, as the next three */
  newKeys(account: string): Promise<PublicKeys>;
  /** All that is printed for a new account: to be drawn, kept in the component's state alone and dropped with it. */
  paperWallet(account: string): Promise<PaperWallet>;
  /** Whether parts of the new password were typed back rightly. */
  checkNewPassword(parts: readonly PasswordPart[]): Promise<boolean>;
  /** As rolesOf, with the new password, once the account is on the chain. */
  openNewAccount(account: AccountKeys): Promise<Opening>;
  /** The public keys of the password that newPassword made; its one account_update can be signed then, and setup stores it. @throws AppError password.* */
  preparePassword(params: SignerCalls['preparePassword']['params']): Promise<PublicKeys>;
}

/** The calls around a new password over a wire. */
export function createNewAccountCalls(call: CallSigner): NewAccountCalls {
  return {
    newPassword: () => call('newPassword', {}),
    newKeys: (account) => call('newKeys', { account }),
    paperWallet: (account) => call('paperWallet', { account }),
    checkNewPassword: (parts) => call('checkNewPassword', { parts }),
    openNewAccount: (account) => call('openNewAccount', { account }),
    preparePassword: (params) => call('preparePassword', params),
  };
}
