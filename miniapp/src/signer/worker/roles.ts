import { bytesToHex } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  type PrivateKey,
  passwordSeeds,
  privateKeyFromSeed,
  privateKeyFromWif,
  publicKeyOf,
} from '@xbts/shared/protocol/keys.ts';
import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { ROLES, type Role } from '@xbts/shared/protocol/roles.ts';
import type { AccountKeys, Opening, SecretKind } from '../protocol/secrets.ts';
import { isWif, keyText, passwordText } from './passwordShape.ts';
import type { VaultAccount } from './vault/content.ts';

type KeyWeights = Pick<AccountAuthority, 'weight_threshold' | 'key_auths'>;
type KeysByText = ReadonlyMap<string, PrivateKey>;

/**
 * Both known derivations of each role (chain.md §4), including those of a generated password without its paper groups,
 * or the one key of a WIF, by their public key's text.
 */
function candidates(account: string, kind: SecretKind, secret: string): KeysByText {
  const passwords = [...new Set([secret, passwordText(secret)])];
  const keys =
    kind === 'key'
      ? [privateKeyFromWif(keyText(secret))]
      : ROLES.flatMap((role) =>
          passwords.flatMap((each) => passwordSeeds(account, role, each)).map(privateKeyFromSeed),
        );
  return new Map(keys.map((key) => [formatPublicKey(publicKeyOf(key)), key]));
}

/** The public keys of all roles that a secret makes for an account of that name. @throws AppError key.malformed_wif */
export function publicKeysOf(account: string, kind: SecretKind, secret: string): string[] {
  return [...candidates(account, kind, secret).keys()];
}

/** Those of them with a role in the account. @throws AppError key.malformed_wif */
export function heldKeys({ name, owner, active, options }: AccountKeys, kind: SecretKind, secret: string) {
  const known = new Set([...owner.key_auths, ...active.key_auths].map(([publicKey]) => publicKey));
  known.add(options.memo_key);
  return publicKeysOf(name, kind, secret).filter((publicKey) => known.has(publicKey));
}

function heldOf(authority: KeyWeights, keys: KeysByText): [publicKey: string, weight: number][] {
  return authority.key_auths.filter(([publicKey]) => keys.has(publicKey));
}

/**
 * The fewest of our keys that reach the threshold, heaviest first, or none: the chain refuses an unneeded signature
 * (chain.md §4).
 */
export function signersOf(authority: KeyWeights, keys: KeysByText): string[] {
  const held = heldOf(authority, keys).sort((a, b) => b[1] - a[1]);
  const signers: string[] = [];
  let weight = 0;
  for (const [publicKey, keyWeight] of held) {
    if (weight >= authority.weight_threshold) break;
    signers.push(publicKey);
    weight += keyWeight;
  }
  return weight >= authority.weight_threshold ? signers : [];
}

function rolesOf(account: AccountKeys, keys: KeysByText): Role[] {
  const roles: Role[] = [];
  if (heldOf(account.owner, keys).length > 0) roles.push('owner');
  if (heldOf(account.active, keys).length > 0) roles.push('active');
  if (keys.has(account.options.memo_key)) roles.push('memo');
  return roles;
}

function refusal(account: AccountKeys, kind: SecretKind, roles: readonly Role[]): AppError | undefined {
  if (roles.length === 0) {
    return kind === 'key'
      ? new AppError('login.key_not_of_account', { account: account.name })
      : new AppError('login.wrong_password');
  }
  // When other accounts sign for this one, its own password opens only the memo key, which is fine.
  const isSignedByOthers = account.active.account_auths.length > 0;
  if (!roles.includes('active') && !roles.includes('owner') && !isSignedByOthers) {
    return new AppError('login.no_active', { account: account.name });
  }
  return undefined;
}

/** The keys of an account's two authorities that a password or a WIF makes, by their public keys' texts. */
export function authorityKeys(account: AccountKeys, secret: string): KeysByText {
  const kind = isWif(keyText(secret)) ? 'key' : 'password';
  const known = new Set([...account.owner.key_auths, ...account.active.key_auths].map(([text]) => text));
  return new Map([...candidates(account.name, kind, secret)].filter(([text]) => known.has(text)));
}

/** The keys of a password or a WIF that reach the owner authority; none when the secret does not open it. */
export function ownerKeys(account: AccountKeys, secret: string): PrivateKey[] {
  const kind = isWif(keyText(secret)) ? 'key' : 'password';
  const keys = candidates(account.name, kind, secret);
  return signersOf(account.owner, keys).flatMap((publicKey) => keys.get(publicKey) ?? []);
}

/**
 * Only keys of daily use go into the vault: the memo key and the signing keys. The password is not stored, and an owner
 * key only without an active key to sign with.
 */
function keptKeys(account: AccountKeys, keys: KeysByText) {
  const active = signersOf(account.active, keys);
  const signers = active.length > 0 ? active : signersOf(account.owner, keys);
  const partial = heldOf(account.active, keys).map(([publicKey]) => publicKey);
  const memoKey = keys.has(account.options.memo_key) ? account.options.memo_key : null;
  const kept = new Set([...partial, ...signers, ...(memoKey === null ? [] : [memoKey])]);
  return { signers, memoKey, kept: [...kept] };
}

/**
 * Checks a secret against an account's authorities: the roles it opens, and the keys to keep.
 * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
 */
export function openAccount(
  account: AccountKeys,
  kind: SecretKind,
  secret: string,
  chainId: string,
): VaultAccount {
  return openWithKeys(account, kind, candidates(account.name, kind, secret), chainId);
}

/**
 * Checks keys against an account's authorities, like openAccount.
 * @throws AppError login.wrong_password, login.key_not_of_account, login.no_active
 */
export function openWithKeys(
  account: AccountKeys,
  kind: SecretKind,
  keys: ReadonlyMap<string, PrivateKey>,
  chainId: string,
): VaultAccount {
  const roles = rolesOf(account, keys);
  const refused = refusal(account, kind, roles);
  if (refused !== undefined) throw refused;
  const { signers, memoKey, kept } = keptKeys(account, keys);
  return {
    name: account.name,
    accountId: account.id,
    chainId,
    kind,
    roles,
    signers,
    memoKey,
    keys: kept.flatMap((publicKey) => {
      const key = keys.get(publicKey);
      return key === undefined ? [] : [{ publicKey, privateKey: bytesToHex(key) }];
    }),
  };
}

/** The part of a vault account that the page may see. */
export function openingOf({ name, accountId, kind, roles, signers }: VaultAccount): Opening {
  return { account: name, accountId, kind, roles, canSign: signers.length > 0, signers };
}
