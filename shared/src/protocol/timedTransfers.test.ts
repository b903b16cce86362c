import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { hashAlgorithms, hashBytes } from './hashAlgorithms.ts';
import { hashLockOf, opensLock, secretFor } from './hashLock.ts';
import type { HtlcCreate } from './operations/htlcCreate.ts';
import { keys } from './recorded.fixture.ts';
import { hoursText, isWholeMinutes } from './timedPeriod.ts';

const codec = await loadCodec();
const secret = utf8ToBytes('abc');

describe('a hash lock', () => {
  it('matches the published vectors of each algorithm for “abc”', () => {
    // RIPEMD-160: Dobbertin, Bosselaers and Preneel, 1996; SHA-1 and SHA-256: FIPS 180-2, appendices A and B.
    expect(hashLockOf(secret, 'ripemd160')).toEqual([0, '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc']);
    expect(hashLockOf(secret, 'sha1')).toEqual([1, 'a9993e364706816aba3e25717850c26c9cd0d89d']);
    expect(hashLockOf(secret, 'sha256')).toEqual([
      2,
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ]);
    // HASH160 is RIPEMD-160 of SHA-256, as Bitcoin has it.
    expect(hashLockOf(secret, 'hash160')).toEqual([3, 'bb1be98c142444d7a56aa3981c3942a978e4dc33']);
  });

  it('has the length of its algorithm', () => {
    for (const algorithm of hashAlgorithms)
      expect(hashLockOf(secret, algorithm)[1]).toHaveLength(2 * hashBytes[algorithm]);
  });

  it('opens with its secret alone, of the stated length', () => {
    const preimage_hash = hashLockOf(secret, 'sha256');
    expect(opensLock(secret, { preimage_hash, preimage_size: 3 })).toBe(true);
    expect(opensLock(secret, { preimage_hash, preimage_size: 0 })).toBe(true);
    expect(opensLock(secret, { preimage_hash, preimage_size: 4 })).toBe(false);
    expect(opensLock(utf8ToBytes('abd'), { preimage_hash, preimage_size: 3 })).toBe(false);
    expect(opensLock(secret, { preimage_hash: [9, preimage_hash[1]], preimage_size: 3 })).toBe(false);
  });

  it('accepts a secret as hex or as the text that other wallets hash', () => {
    const lock = { preimage_hash: hashLockOf(secret, 'sha256'), preimage_size: 3 };
    expect(secretFor('616263', lock)).toBe('616263');
    expect(secretFor('abc', lock)).toBe('616263');
    expect(secretFor('abcd', lock)).toBeNull();
    expect(secretFor('', lock)).toBeNull();
  });
});

describe('the bytes of a timed transfer, written by hand according to htlc.hpp', () => {
  const create: HtlcCreate = {
    fee: { amount: 1, asset_id: '1.3.0' },
    from: '1.2.17',
    to: '1.2.200',
    amount: { amount: 256, asset_id: '1.3.1' },
    preimage_hash: [3, 'bb'.repeat(20)],
    preimage_size: 32,
    claim_period_seconds: 86_400,
    extensions: {},
  };
  const head = ['31', '010000000000000000', '11', 'c801', '000100000000000001'];
  const lock = ['03', 'bb'.repeat(20), '2000', '80510100'];

  it('contain the lock without a length, since its number determines it', () => {
    expect(bytesToHex(codec.operation([49, create]))).toBe([...head, ...lock, '00'].join(''));
  });

  it('contain a message after its number', () => {
    const [one] = keys;
    if (one === undefined) throw new TypeError('no recorded key');
    const memo = { from: one.public_key, to: one.public_key, nonce: '1', message: 'ff' };
    const packed = bytesToHex(codec.operation([49, { ...create, extensions: { memo } }]));
    expect(packed).toBe([...head, ...lock, '0100', bytesToHex(codec.memo(memo))].join(''));
  });

  it('contain its number, and the taker with the secret, or the extra time', () => {
    const timed = { fee: create.fee, htlc_id: '1.16.4', extensions: [] as [] };
    const fee = '010000000000000000';
    const taken = codec.operation([50, { ...timed, redeemer: '1.2.17', preimage: '616263' }]);
    expect(bytesToHex(taken)).toBe(['32', fee, '04', '11', '03616263', '00'].join(''));
    const longer = codec.operation([52, { ...timed, update_issuer: '1.2.17', seconds_to_add: 3_600 }]);
    expect(bytesToHex(longer)).toBe(['34', fee, '04', '11', '100e0000', '00'].join(''));
  });

  it('are refused with a hash of another length', () => {
    expect(() => codec.operation([49, { ...create, preimage_hash: [2, 'bb'.repeat(20)] }])).toThrow(
      'transaction.malformed',
    );
  });
});

it('a span is shown in hours and minutes, and exactly only if it is whole minutes', () => {
  expect([60, 3_600, 5_400, 86_400, 2_592_000].map(hoursText)).toEqual([
    '0:01',
    '1:00',
    '1:30',
    '24:00',
    '720:00',
  ]);
  expect([0, -60, 61, 60].map(isWholeMinutes)).toEqual([false, false, false, true]);
});
