import { describe, expect, it } from 'vitest';
import { algorithmName, readHash, readHours, readSize } from './timedForm.ts';

const MONTH = 2_592_000;
const SHA256 = 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD';

describe('the input for a timed transfer', () => {
  it("is a whole number of hours within the chain's limit", () => {
    expect(readHours(' 24 ', MONTH).value).toBe(86_400);
    expect(readHours('720', MONTH).value).toBe(MONTH);
    expect(readHours('721', MONTH).error).toMatchObject({ code: 'timed.too_long', facts: { hours: 720 } });
    for (const typed of ['', '0', '-1', '1.5', '1e3', 'day', '1234567'])
      expect(readHours(typed, MONTH).error?.code, typed).toBe('timed.time_malformed');
  });

  it("is a hash of its algorithm's length, in any notation", () => {
    expect(readHash(` 0x${SHA256} `, 'sha256').value).toEqual([2, SHA256.toLowerCase()]);
    expect(readHash('ab'.repeat(20), 'hash160').value).toEqual([3, 'ab'.repeat(20)]);
    for (const [typed, algorithm] of [
      [SHA256, 'sha1'],
      [SHA256.slice(1), 'sha256'],
      [`${SHA256.slice(2)}zz`, 'sha256'],
      ['', 'sha256'],
    ] as const)
      expect(readHash(typed, algorithm).error?.code, typed).toBe('timed.hash_malformed');
  });

  it('is a length that fits into a transaction', () => {
    expect(readSize('32').value).toBe(32);
    expect(readSize('1024').value).toBe(1024);
    for (const typed of ['', '0', '1025', '-3', '3.2', 'abc'])
      expect(readSize(typed).error?.code, typed).toBe('timed.size_malformed');
  });

  it('shows the name of its algorithm', () => {
    expect([0, 1, 2, 3].map((number) => algorithmName([number, 'ab']))).toEqual([
      'RIPEMD-160',
      'SHA-1',
      'SHA-256',
      'HASH160',
    ]);
    expect(algorithmName([7, 'ab'])).toBe('7');
  });
});
