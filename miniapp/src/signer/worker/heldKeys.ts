import { hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { PrivateKey } from '@xbts/shared/protocol/keys.ts';
import type { AccountKeys } from '../protocol/secrets.ts';
import type { SigningRequest } from '../protocol/signing.ts';
import { overwrite } from './overwrite.ts';
import { authorityKeys, signersOf } from './roles.ts';
import type { VaultAccount } from './vault/content.ts';

/** Keys of one account entered for one signature, by their public keys' texts; overwritten afterwards. */
export type HeldKeys = ReadonlyMap<string, PrivateKey>;

/** The keys of an account's authorities that a password or WIF opens. @throws AppError signer.no_such_key */
export function keysOfSecret(account: AccountKeys, secret: string): HeldKeys {
  return some(account, authorityKeys(account, secret));
}

/**
 * The account's keys in the vault, which may be too few for the account to sign alone. @throws AppError
 * signer.no_such_key
 */
export function keysOfVault(account: AccountKeys, { keys }: VaultAccount): HeldKeys {
  const known = new Set([...account.owner.key_auths, ...account.active.key_auths].map(([text]) => text));
  const held = keys.filter(({ publicKey }) => known.has(publicKey));
  return some(account, new Map(held.map(({ publicKey, privateKey }) => [publicKey, hexToBytes(privateKey)])));
}

function some({ name }: AccountKeys, keys: HeldKeys): HeldKeys {
  if (keys.size === 0) throw new AppError('signer.no_such_key', { account: name });
  return keys;
}

/** Overwrites them. */
export function forgetKeys(keys: HeldKeys): void {
  for (const key of keys.values()) overwrite(key);
}

/**
 * The fewest held keys that reach an account's agreed owner authority.
 * @throws AppError signer.no_held_key
 */
export function ownerKeysIn(
  held: HeldKeys,
  { agreed }: Pick<SigningRequest, 'agreed'>,
  accountId: string,
): readonly [publicKey: string, PrivateKey][] {
  const owner = agreed.accounts.find(({ id }) => id === accountId)?.owner;
  const texts = owner === undefined ? [] : signersOf(owner, held);
  return heldOf(held, texts);
}

/** The held keys of these public keys. @throws AppError signer.no_held_key (one is missing, or there is none) */
export function heldOf(held: HeldKeys, texts: readonly string[]): readonly [string, PrivateKey][] {
  const found = texts.flatMap((text): [string, PrivateKey][] => {
    const key = held.get(text);
    return key === undefined ? [] : [[text, key]];
  });
  if (found.length === 0 || found.length < texts.length) throw new AppError('signer.no_held_key');
  return found;
}
