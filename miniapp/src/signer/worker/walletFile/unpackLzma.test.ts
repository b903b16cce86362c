import { compress } from 'lzma1';
import { describe, expect, it } from 'vitest';
import { unpackLzma } from './unpackLzma.ts';

/** A file of such a header without content: unpacking it fails at the first bit. */
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

/**
 * Numbers of three digits, 'key 100 key 101 …' three times, packed by liblzma as a stream: without a length, ended by a
 * mark. The dictionary has 65,536 bytes.
 */
const streamed = Uint8Array.from(
  atob(
    [
      'XQAAAQD//////////wA1mUuUHqi4UHnjS9kp2v4hv42k0+KHduv483p3boxtx8Myme6e/uyWMiU8Kb3yKi0Q32mQq6mJ+vcfegzu',
      '6zEAchZlgVVemFuv3Td0s0N45erc8rwx1AaFbpq8aGmGZIuQY/cP/5oqwdzeSF4Jpg/TTwTbTJrNacyNJAa1H7fNn//9/39A',
    ].join(''),
  ),
  (letter) => letter.charCodeAt(0),
);
const once = Array.from({ length: 100 }, (_, nth) => `key ${100 + nth}`).join(' ');
const content = `${once} ${once} ${once}`;

/** The same with another header, as text. */
function unpackedWith(change: (header: DataView) => void): string {
  const file = streamed.slice();
  change(new DataView(file.buffer));
  return new TextDecoder().decode(unpackLzma(file));
}

describe('the length of the content', () => {
  const length = BigInt(content.length);
  const ways: [string, (header: DataView) => void][] = [
    ['not told', () => undefined],
    ['told, the least byte first', (header) => header.setBigUint64(5, length, true)],
    ['told, the greatest byte first', (header) => header.setBigUint64(5, length)],
    [
      'told with a dictionary the greatest byte first',
      (header) => {
        header.setUint32(1, 1 << 16);
        header.setBigUint64(5, length);
      },
    ],
    ['not told beside a dictionary of nothing', (header) => header.setUint32(1, 0)],
  ];
  it.each(ways)('may be %s', (_way, change) => {
    expect(unpackedWith(change)).toBe(content);
  });

  it('ends at four million bytes even if unknown', () => {
    const bomb = compress(new Uint8Array(4_100_000));
    new DataView(bomb.buffer).setBigUint64(5, 2n ** 64n - 1n);
    expect(() => unpackLzma(bomb)).toThrow('wallet_file.damaged');
  });

  it('is invalid if it would be too large in either byte order', () => {
    for (const told of [0x0100_0000_0000_0001n, 0xffff_ffff_0000_0000n, 2n ** 64n - 2n])
      expect(() => unpackedWith((header) => header.setBigUint64(5, told))).toThrow('wallet_file.damaged');
  });
});

const begun = 'wallet_file.damaged: corrupted input';
const refused = 'wallet_file.damaged: not begun';

it('a file with a stated length above four million bytes is not unpacked at all', () => {
  expect([failureOf({ length: 4_000_000 }), failureOf({ length: 4_000_001 })]).toEqual([begun, refused]);
});

it('nor is one that needs more memory for its literals than any writer uses', () => {
  // Literal bits, then position bits times nine, then five times nine.
  expect([failureOf({ properties: 4 + 90 }), failureOf({ properties: 4 + 9 + 90 })]).toEqual([
    begun,
    refused,
  ]);
  expect([failureOf({ properties: 9 * 4 }), failureOf({ properties: 5 + 90 })]).toEqual([begun, refused]);
});

it('nor is one whose first byte the library would read as negative, or that ends within its header', () => {
  expect(failureOf({ properties: 3 * 45 })).toBe(refused);
  expect([failureOf({ size: 13 }), failureOf({ size: 12 })]).toEqual([begun, refused]);
});
