import type { CallSigner } from '../../page/wire.ts';
import type { Opening, SignerCalls } from '../../protocol.ts';
import type { Protection } from '../vault/vault.ts';

/** What concerns the keys of this device as a whole. */
export interface VaultCalls {
  /** Removes every key from this device. */
  wipe(): Promise<null>;
  /** How the vault is guarded beside its PIN. @throws AppError vault codes */
  protection(): Promise<Protection>;
  /** Puts all keys under another PIN; unlocking by sensor ends. @throws AppError vault codes */
  changePin(params: SignerCalls['changePin']['params']): Promise<null>;
  /** @throws AppError vault codes */
  addToken(params: SignerCalls['addToken']['params']): Promise<Protection>;
  /** @throws AppError vault codes */
  removeToken(params: SignerCalls['removeToken']['params']): Promise<Protection>;
  /** After how many wrong PINs everything is removed; 0: never. */
  setWipeAfter(count: number): Promise<Protection>;
  /** Removes the keys of one account from this device. @throws AppError vault codes */
  removeAccount(params: SignerCalls['removeAccount']['params']): Promise<null>;
  /** The text of an encrypted backup of all keys of this device. @throws AppError vault codes */
  exportBackup(params: SignerCalls['exportBackup']['params']): Promise<string>;
  /** Stores a backup's keys under the PIN (a new one, or the vault's). @throws AppError backup.* and vault codes */
  importBackup(params: SignerCalls['importBackup']['params']): Promise<Opening[]>;
}

/** The calls around the vault over a wire. */
export function createVaultCalls(call: CallSigner): VaultCalls {
  return {
    wipe: () => call('wipe', {}),
    protection: () => call('protection', {}),
    changePin: (params) => call('changePin', params),
    addToken: (params) => call('addToken', params),
    removeToken: (params) => call('removeToken', params),
    setWipeAfter: (count) => call('setWipeAfter', { count }),
    removeAccount: (params) => call('removeAccount', params),
    exportBackup: (params) => call('exportBackup', params),
    importBackup: (params) => call('importBackup', params),
  };
}
