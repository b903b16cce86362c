import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Authority } from './operations/parts.ts';

/**
 * Orders compressed public keys like the chain's sets and maps: by ripemd160(sha512(key)), bytes unsigned (chain.md
 * §4).
 */
export function compareKeys(a: Uint8Array, b: Uint8Array): number {
  const left = ripemd160(sha512(a));
  const right = ripemd160(sha512(b));
  for (const [index, byte] of left.entries()) {
    const difference = byte - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** An authority of a single key. */
export function singleKeyAuthority(publicKey: string): Authority {
  return { weight_threshold: 1, account_auths: [], key_auths: [[publicKey, 1]], address_auths: [] };
}

/**
 * The maximum number of accounts and keys in one authority (chain.md §11, maximum_authority_membership at the chain's
 * start).
 */
export const MOST_SIGNERS = 10;

/** Members of an authority with their weights, accounts first: the lines of a sheet. */
export const membersOf = ({
  account_auths,
  key_auths,
}: Authority): readonly (readonly [string, number])[] => [...account_auths, ...key_auths];

const LARGEST_WEIGHT = 65_535;

/** The chain's own accounts, which no user controls: committee, witnesses, null and temporary (chain.md §3). */
export const isNetworkAccount = (id: string): boolean => /^1\.2\.[0-5]$/u.test(id);

/**
 * True for an authority that the chain accepts: at least one member, not too many, no duplicates, weights above zero
 * that reach the threshold (P/account.cpp).
 */
export function isPossible(authority: Authority): boolean {
  const members = membersOf(authority);
  const { weight_threshold: threshold, address_auths } = authority;
  const sum = members.reduce((all, [, weight]) => all + weight, 0);
  return (
    members.length > 0 &&
    members.length <= MOST_SIGNERS &&
    address_auths.length === 0 &&
    new Set(members.map(([id]) => id)).size === members.length &&
    members.every(([, weight]) => Number.isInteger(weight) && weight > 0 && weight <= LARGEST_WEIGHT) &&
    Number.isInteger(threshold) &&
    threshold > 0 &&
    sum >= threshold
  );
}

/** True when accounts alone reach the threshold, without a key of the account's own. */
export const isReachedByAccounts = ({ account_auths, weight_threshold }: Authority): boolean =>
  account_auths.reduce((sum, [, weight]) => sum + weight, 0) >= weight_threshold;

/** True when a member cannot sign for the account: the account itself, or an account of the chain. */
export const hasUnableSigner = ({ account_auths }: Authority, account: string): boolean =>
  account_auths.some(([id]) => id === account || isNetworkAccount(id));

/** The weight of these keys in an authority. */
export const weightOfKeys = ({ key_auths }: Pick<Authority, 'key_auths'>, keys: readonly string[]): number =>
  key_auths.reduce((sum, [key, weight]) => sum + (keys.includes(key) ? weight : 0), 0);
