import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { headerBytes } from './blockHeader.ts';

const header = {
  previous: '0000007b'.padEnd(40, 'a'),
  timestamp: '1970-01-02T00:00:01',
  witness: '1.6.5',
  transaction_merkle_root: 'c'.repeat(40),
  extensions: [],
};
const packed = (changes: Partial<typeof header> = {}) => bytesToHex(headerBytes({ ...header, ...changes }));

describe('the bytes signed by a witness', () => {
  it('are the block before it, seconds since 1970, the witness, the root of its transactions, and no extensions', () => {
    // 86,401 seconds are 0x15181.
    expect(packed()).toBe(`${header.previous}8151010005${header.transaction_merkle_root}00`);
  });

  it.each([
    ['1.6.0', '00'],
    ['1.6.127', '7f'],
    ['1.6.128', '8001'],
    ['1.6.16383', 'ff7f'],
    ['1.6.16384', '808001'],
  ])('have witness %s as %s', (witness, bytes) => {
    expect(packed({ witness }).slice(48, -42)).toBe(bytes);
  });

  it.each(['2026-02-31T00:00:00', '1969-12-31T23:59:59', '2026-01-01', ''])(
    'belong to no block if %j is not its time',
    (timestamp) => {
      expect(() => packed({ timestamp })).toThrow(expect.objectContaining({ code: 'proof.malformed' }));
    },
  );

  it('begin with the year 1970', () => {
    expect(packed({ timestamp: '1970-01-01T00:00:00' }).slice(40, 48)).toBe('00000000');
  });
});
