import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Authority } from './operations/parts.ts';

/** Orders compressed public keys as the chain's sets and maps do: by ripemd160(sha512(key)), bytes unsigned (chain.md §4). */
export function compareKeys(a: Uint8Array, b: Uint8Array): number {
  const left = ripemd160(sha512(a));
  const right = ripemd160(sha512(b));
  for (const [index, byte] of left.entries()) {
    const difference = byte - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The authority of one key alone. */
export function singleKeyAuthority(publicKey: string): Authority {
  return { weight_threshold: 1, account_auths: [], key_auths: [[publicKey, 1]], address_auths: [] };
}
