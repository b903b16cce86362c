import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  type PrivateKey,
  privateKeyFromPassword,
  publicKeyOf,
  wifFromPrivateKey,
} from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { type PublicKeys, ROLES } from '@xbts/shared/protocol/roles.ts';
import type { PaperWallet, PasswordPart } from '../protocol/paper.ts';
import { isPrivateKey } from './passwordShape.ts';

/** The password that was made for an account that is being created; it lies in the worker's memory alone. */
export interface NewAccountSecret {
  /** Makes a password, in place of an earlier one: P and 51 characters of base58, 256 random bits and their checksum. */
  make(): string;
  /** Takes a password that was made before, out of the vault. */
  keep(password: string): void;
  forget(): void;
  /** @throws AppError signer.no_new_password, as do all that follow */
  password(): string;
  publicKeys(account: string): PublicKeys;
  paperWallet(account: string): PaperWallet;
  /** True when each part is what the password has at its place. */
  holds(parts: readonly PasswordPart[]): boolean;
}

/** Keeps the password of an account under creation, made of what `randomBytes` (a CSPRNG) gives. */
export function createNewAccountSecret(randomBytes: (count: number) => Uint8Array): NewAccountSecret {
  let made: string | undefined;

  function randomKey(): PrivateKey {
    for (;;) {
      // All but one in 2^128 of the 32-byte numbers are private keys.
      const bytes = randomBytes(32);
      if (isPrivateKey(bytes)) return bytes;
    }
  }
  const password = (): string => {
    if (made === undefined) throw new AppError('signer.no_new_password');
    return made;
  };
  const keysOf = (account: string) =>
    ROLES.map((role) => {
      const key = privateKeyFromPassword(account, role, password());
      return { role, publicKey: formatPublicKey(publicKeyOf(key)), wif: wifFromPrivateKey(key) };
    });
  return {
    make() {
      made = `P${wifFromPrivateKey(randomKey())}`;
      return made;
    },
    keep(password) {
      made = password;
    },
    forget() {
      made = undefined;
    },
    password,
    publicKeys(account) {
      const [owner, active, memo] = keysOf(account).map(({ publicKey }) => publicKey);
      return { owner: owner ?? '', active: active ?? '', memo: memo ?? '' };
    },
    paperWallet: (account) => ({ password: password(), keys: keysOf(account) }),
    holds: (parts) =>
      parts.every(({ start, text }) => text !== '' && password().slice(start, start + text.length) === text),
  };
}
