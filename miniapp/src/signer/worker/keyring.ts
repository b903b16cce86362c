import { hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { PrivateKey } from '@xbts/shared/protocol/keys.ts';
import { overwrite } from './overwrite.ts';
import type { VaultAccount } from './vault/content.ts';

/** The keys of the unlocked account, in the worker's memory alone. */
export interface Keyring {
  readonly account: VaultAccount;
  /** The private key of a public key's text, or undefined for a foreign one. */
  keyOf(publicKey: string): PrivateKey | undefined;
  /** The keys that together reach the account's threshold. @throws AppError signer.multi_signature */
  signingKeys(): PrivateKey[];
  /**
   * The key that writes memos: the memo key, or a signing key when the vault lacks it. @throws AppError
   * signer.multi_signature
   */
  memoKey(): { publicKey: string; privateKey: PrivateKey };
  /** Overwrites the keys. */
  forget(): void;
  /** True after forget(). */
  isForgotten(): boolean;
}

/** Holds an opened account's keys as bytes; its own copy of their text is dropped. */
export function createKeyring(opened: VaultAccount): Keyring {
  const keys = new Map(opened.keys.map((each) => [each.publicKey, hexToBytes(each.privateKey)]));
  const account = { ...opened, keys: [] };
  let isForgotten = false;
  const signingKeys = () => {
    const found = account.signers.flatMap((publicKey) => keys.get(publicKey) ?? []);
    if (found.length === 0) throw new AppError('signer.multi_signature', { account: account.name });
    return found;
  };
  return {
    account,
    keyOf: (publicKey) => keys.get(publicKey),
    signingKeys,
    memoKey() {
      const publicKey = account.memoKey ?? account.signers[0];
      const privateKey = publicKey === undefined ? undefined : keys.get(publicKey);
      if (publicKey === undefined || privateKey === undefined) {
        throw new AppError('signer.multi_signature', { account: account.name });
      }
      return { publicKey, privateKey };
    },
    isForgotten: () => isForgotten,
    forget() {
      isForgotten = true;
      for (const key of keys.values()) overwrite(key);
      keys.clear();
    },
  };
}
