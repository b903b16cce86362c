import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Role } from '@xbts/shared/protocol/authority.ts';
import {
  type PrivateKey,
  privateKeyFromPassword,
  publicKeyOf,
  wifFromPrivateKey,
} from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { isPrivateKey } from './passwordShape.ts';

const ROLES: readonly Role[] = ['owner', 'active', 'memo'];

/** Public keys by role: all that leaves the device at a registration. */
export type PublicKeys = Readonly<Record<Role, string>>;

/** What a paper wallet holds; shown and printed once, stored nowhere. */
export interface PaperWallet {
  readonly password: string;
  readonly keys: readonly { readonly role: Role; readonly publicKey: string; readonly wif: string }[];
}

/** A part of a password as it is typed back: the place of its first character and the text. */
export interface PasswordPart {
  readonly start: number;
  readonly text: string;
}

/** The password that was made for an account that is being created; it lies in the worker's memory alone. */
export interface NewAccountSecret {
  /** Makes a password, in place of an earlier one: P and 51 characters of base58, 256 random bits and their checksum. */
  make(): string;
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
