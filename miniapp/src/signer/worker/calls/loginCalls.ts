import type { CallSigner } from '../../page/wire.ts';
import type { Opening, SignerCalls } from '../../protocol.ts';
import type { Clue } from '../clues.ts';

/** What a login asks of the signer. */
export interface LoginCalls {
  /**
   * Which roles of the account a password or WIF opens; the worker keeps the keys for ten minutes, for setup.
   * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
   */
  rolesOf(params: SignerCalls['rolesOf']['params']): Promise<Opening>;
  /** The public key of a WIF. @throws AppError key.malformed_wif */
  publicKeyOfWif(wif: string): Promise<string>;
  /** Why a secret that rolesOf has refused may not open the account. */
  explainSecret(params: SignerCalls['explainSecret']['params']): Promise<Clue[]>;
}

/** The calls of a login over a wire. */
export function createLoginCalls(call: CallSigner): LoginCalls {
  return {
    rolesOf: (params) => call('rolesOf', params),
    publicKeyOfWif: (wif) => call('publicKeyOfWif', { wif }),
    explainSecret: (params) => call('explainSecret', params),
  };
}
