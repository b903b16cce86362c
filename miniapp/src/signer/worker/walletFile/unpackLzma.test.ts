import { expect, it } from 'vitest';
import { unpackLzma } from './unpackLzma.ts';

/** A file of such a header whose content is none: unpacking it fails at the first of its bits. */
function failureOf({ length = 100, properties = 0x5d, size = 18 }) {
  const file = new Uint8Array(18).fill(0xff);
  const header = new DataView(file.buffer);
  header.setUint8(0, properties);
  header.setUint32(1, 1 << 16, true);
  header.setBigUint64(5, BigInt(length), true);
  header.setUint8(13, 0);
  try {
    unpackLzma(file.subarray(0, size));
  } catch (error) {
    const { code, cause } = error as { code: string; cause?: Error };
    return `${code}: ${cause === undefined ? 'not begun' : cause.message}`;
  }
  return 'none';
}

const begun = 'wallet_file.damaged: corrupted input';
const refused = 'wallet_file.damaged: not begun';

it('a file that says to be longer than four million bytes is not unpacked at all', () => {
  expect([failureOf({ length: 4_000_000 }), failureOf({ length: 4_000_001 })]).toEqual([begun, refused]);
});

it('nor is one that would take more memory for its literals than any writer asks for', () => {
  // Literal bits, then position bits nine times, then five times nine.
  expect([failureOf({ properties: 4 + 90 }), failureOf({ properties: 4 + 9 + 90 })]).toEqual([
    begun,
    refused,
  ]);
  expect([failureOf({ properties: 9 * 4 }), failureOf({ properties: 5 + 90 })]).toEqual([begun, refused]);
});

it('nor is one whose first byte the library would take for a negative number, or that ends within its header', () => {
  expect(failureOf({ properties: 3 * 45 })).toBe(refused);
  expect([failureOf({ size: 13 }), failureOf({ size: 12 })]).toEqual([begun, refused]);
});
