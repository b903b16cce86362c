import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha512 } from '@noble/hashes/sha2.js';
import type { AccountAuthority } from './objects.ts';
import type { Authority } from './operations.ts';

/** Orders compressed public keys as the chain's sets and maps do: by ripemd160(sha512(key)), bytes unsigned (chain.md §4). */
export function compareKeys(a: Uint8Array, b: Uint8Array): number {
  const left = ripemd160(sha512(a));
  const right = ripemd160(sha512(b));
  for (let index = 0; index < left.length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The authority of one key alone. */
export function singleKeyAuthority(publicKey: string): Authority {
  return { weight_threshold: 1, account_auths: [], key_auths: [[publicKey, 1]], address_auths: [] };
}

type WeighedAuthority = Pick<AccountAuthority, 'weight_threshold' | 'key_auths'>;

/** The weight that keys (as text) bring to an authority; each counts once, other accounts are not followed. */
export function keyWeight(authority: WeighedAuthority, publicKeys: Iterable<string>): number {
  const held = new Set(publicKeys);
  return authority.key_auths.reduce((sum, [key, weight]) => (held.has(key) ? sum + weight : sum), 0);
}

/** True when keys alone, without other accounts, meet an authority. */
export function canSignAlone(authority: WeighedAuthority, publicKeys: Iterable<string>): boolean {
  return authority.weight_threshold > 0 && keyWeight(authority, publicKeys) >= authority.weight_threshold;
}

/**
 * The fewest of the held keys that meet an authority, heaviest first, or undefined when they don't suffice:
 * the chain refuses signatures it does not need.
 */
export function keysToSignWith(
  authority: WeighedAuthority,
  publicKeys: Iterable<string>,
): string[] | undefined {
  const held = new Set(publicKeys);
  const usable = authority.key_auths.filter(([key]) => held.has(key)).sort((a, b) => b[1] - a[1]);
  const chosen: string[] = [];
  let weight = 0;
  for (const [key, keyWeightInAuthority] of usable) {
    if (weight >= authority.weight_threshold) break;
    chosen.push(key);
    weight += keyWeightInAuthority;
  }
  return weight >= authority.weight_threshold && chosen.length > 0 ? chosen : undefined;
}
