import { concatBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

const CHECKSUM_BYTES = 4;

type Hash = (bytes: Uint8Array) => Uint8Array;

/** The base58 text of bytes and the first 4 bytes of their hash. */
export function encodeChecked(bytes: Uint8Array, hash: Hash): string {
  return base58.encode(concatBytes(bytes, hash(bytes).subarray(0, CHECKSUM_BYTES)));
}

/** The bytes of such a text; undefined when it is malformed, longer than a key's text, or has a wrong checksum. */
export function decodeChecked(text: string, hash: Hash): Uint8Array | undefined {
  // A key takes 37 bytes, at most 51 characters. Decoding is quadratic, so longer texts are not tried.
  if (text.length > 51 || !/^[1-9A-HJ-NP-Za-km-z]+$/u.test(text)) return undefined;
  const decoded = base58.decode(text);
  const bytes = decoded.slice(0, -CHECKSUM_BYTES);
  const checksum = decoded.subarray(-CHECKSUM_BYTES);
  const expected = hash(bytes).subarray(0, CHECKSUM_BYTES);
  return expected.every((byte, index) => byte === checksum[index]) ? bytes : undefined;
}
