import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  type PrivateKey,
  passwordSeeds,
  privateKeyFromSeed,
  privateKeyFromWif,
  publicKeyOf,
  wifFromPrivateKey,
} from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { ROLES, type Role } from '@xbts/shared/protocol/roles.ts';
import type { PaperKey, PaperWallet } from '../protocol/paper.ts';
import type { AccountKeys } from '../protocol/secrets.ts';
import { overwrite } from './overwrite.ts';
import { isWif, keyText, passwordText } from './passwordShape.ts';
import type { VaultAccount } from './vault/content.ts';

/** Private keys in hex by their public keys' texts. */
type Keys = ReadonlyMap<string, string>;

/** The public keys that the account has in a role now. */
function publicKeysIn({ owner, active, options }: AccountKeys, role: Role): string[] {
  if (role === 'memo') return [options.memo_key];
  return (role === 'owner' ? owner : active).key_auths.map(([publicKey]) => publicKey);
}

/** Those of some keys that the account has in any role; the others are overwritten. */
function keysOfAccount(account: AccountKeys, privateKeys: readonly PrivateKey[]): Keys {
  const known = new Set(ROLES.flatMap((role) => publicKeysIn(account, role)));
  const keys = new Map<string, string>();
  for (const key of privateKeys) {
    const publicKey = formatPublicKey(publicKeyOf(key));
    if (known.has(publicKey)) keys.set(publicKey, bytesToHex(key));
    overwrite(key);
  }
  return keys;
}

interface Typed {
  readonly password: string | null;
  readonly keys: Keys;
}

/** What a password or a WIF that was typed adds. @throws AppError login.wrong_password, login.key_not_of_account */
function typedKeys(account: AccountKeys, secret: string): Typed {
  if (secret === '') return { password: null, keys: new Map() };
  const key = keyText(secret);
  if (isWif(key)) {
    const keys = keysOfAccount(account, [privateKeyFromWif(key)]);
    if (keys.size > 0) return { password: null, keys };
    throw new AppError('login.key_not_of_account', { account: account.name });
  }
  // As it was typed, and without what the paper's groups put between its letters: whichever it is that opens.
  for (const password of new Set([passwordText(secret), secret])) {
    const seeds = ROLES.flatMap((role) => passwordSeeds(account.name, role, password));
    const keys = keysOfAccount(account, seeds.map(privateKeyFromSeed));
    if (keys.size > 0) return { password, keys };
  }
  throw new AppError('login.wrong_password');
}

const wifOf = (hex: string): string => wifFromPrivateKey(hexToBytes(hex));

/**
 * The paper of an account of the vault: its keys there by the roles that they have now, memo keys of before last; with the account's
 * password or owner key, what these open too.
 * @throws AppError login.wrong_password, login.key_not_of_account
 */
export function paperOf(account: AccountKeys, held: VaultAccount, secret: string): PaperWallet {
  const typed = typedKeys(account, secret);
  const kept = held.keys.map(({ publicKey, privateKey }) => [publicKey, privateKey] as const);
  const keys = new Map([...kept, ...typed.keys]);
  const rowOf = (role: PaperKey['role'], publicKey: string): PaperKey[] => {
    const privateKey = keys.get(publicKey);
    return privateKey === undefined ? [] : [{ role, publicKey, wif: wifOf(privateKey) }];
  };
  const present = ROLES.flatMap((role) =>
    publicKeysIn(account, role).flatMap((publicKey) => rowOf(role, publicKey)),
  );
  const shown = new Set(present.map(({ publicKey }) => publicKey));
  const former = [...keys.keys()].filter((publicKey) => !shown.has(publicKey));
  return {
    password: typed.password,
    keys: [...present, ...former.flatMap((publicKey) => rowOf('former', publicKey))],
  };
}
