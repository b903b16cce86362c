import { hmac } from '@noble/hashes/hmac.js';
import { asNodeHash, hashNamed } from './createHash.ts';

/** Stands in for the package create-hmac, which the codec's dependencies call by its default export. */
export default function createHmac(name: string, key: string | Uint8Array): ReturnType<typeof asNodeHash> {
  const bytes = typeof key === 'string' ? new TextEncoder().encode(key) : Uint8Array.from(key);
  return asNodeHash(hmac.create(hashNamed(name), bytes));
}
