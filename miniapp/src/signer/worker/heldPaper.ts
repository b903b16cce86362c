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

/** The account's present public keys in a role. */
function publicKeysIn({ owner, active, options }: AccountKeys, role: Role): string[] {
  if (role === 'memo') return [options.memo_key];
  return (role === 'owner' ? owner : active).key_auths.map(([publicKey]) => publicKey);
}

/** The keys with a role in the account; the others are overwritten. */
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

/** The keys that a typed password or WIF adds. @throws AppError login.wrong_password, login.key_not_of_account */
function typedKeys(account: AccountKeys, secret: string): Typed {
  if (secret === '') return { password: null, keys: new Map() };
  const key = keyText(secret);
  if (isWif(key)) {
    const keys = keysOfAccount(account, [privateKeyFromWif(key)]);
    if (keys.size > 0) return { password: null, keys };
    throw new AppError('login.key_not_of_account', { account: account.name });
  }
  // Tried as typed, and without the separators of the paper's groups.
  for (const password of new Set([passwordText(secret), secret])) {
    const seeds = ROLES.flatMap((role) => passwordSeeds(account.name, role, password));
    const keys = keysOfAccount(account, seeds.map(privateKeyFromSeed));
    if (keys.size > 0) return { password, keys };
  }
  throw new AppError('login.wrong_password');
}

const wifOf = (hex: string): string => wifFromPrivateKey(hexToBytes(hex));

/**
 * The paper wallet of an account of the vault: its stored keys by their present roles, former memo keys last; with the
 * account's password or owner key, the keys that these open too.
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
