/// <reference path="./btsdexParts.d.ts" />
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import btsdex from 'btsdex-ecc';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateKeyFromSeed, privateKeyFromWif, publicKeyOf, wifFromPrivateKey } from './keys.ts';
import { formatPublicKey } from './publicKeys.ts';
import { transactions } from './recorded.fixture.ts';
import { isCanonicalSignature, recoverPublicKey } from './signature.ts';
import { signDigest } from './signing.ts';

describe('recorded signatures', () => {
  it.each(transactions)('of $label ($txid) name the keys that signed', (recorded) => {
    const digest = hexToBytes(recorded.digest);
    const recovered = recorded.transaction.signatures.map((hex) => {
      expect(isCanonicalSignature(hexToBytes(hex))).toBe(true);
      return bytesToHex(recoverPublicKey(digest, hexToBytes(hex)));
    });
    const expected = recorded.keys.map((wif) => bytesToHex(publicKeyOf(privateKeyFromWif(wif))));
    expect(recovered.sort()).toEqual(expected.sort());
  });
});

describe('signDigest', () => {
  it('is canonical, deterministic and recovers to its key, for any digest and key', () => {
    const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(digests, fc.string(), (digest, seed) => {
        const privateKey = privateKeyFromSeed(seed);
        const signature = signDigest(digest, privateKey);
        expect(signature).toHaveLength(65);
        expect(isCanonicalSignature(signature)).toBe(true);
        expect(signature[0]).toBeGreaterThanOrEqual(31);
        expect(signature[0]).toBeLessThanOrEqual(34);
        expect(recoverPublicKey(digest, signature)).toEqual(publicKeyOf(privateKey));
        expect(signDigest(digest, privateKey)).toEqual(signature);
      }),
      { numRuns: 100 },
    );
  });

  it('is accepted by btsdex, and theirs by us', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, seed) => {
        const privateKey = privateKeyFromSeed(seed);
        const theirKey = btsdex.PrivateKey.fromWif(wifFromPrivateKey(privateKey));
        const digest = btsdex.hash.sha256(text);
        const ours = bytesToHex(signDigest(Uint8Array.from(digest), privateKey));
        expect(btsdex.Signature.fromHex(ours).recoverPublicKey(digest).toString('BTS')).toBe(
          formatPublicKey(publicKeyOf(privateKey)),
        );
        const theirs = hexToBytes(btsdex.Signature.signBufferSha256(digest, theirKey).toHex());
        expect(isCanonicalSignature(theirs)).toBe(true);
        expect(recoverPublicKey(Uint8Array.from(digest), theirs)).toEqual(publicKeyOf(privateKey));
      }),
      { numRuns: 10 },
    );
  });

  it("equals btsdex's signature bit for bit when the first nonce is canonical", () => {
    const privateKey = privateKeyFromSeed('alice');
    const theirKey = btsdex.PrivateKey.fromSeed('alice');
    const equal = Array.from({ length: 12 }, (_, index) => {
      const digest = btsdex.hash.sha256(`text ${index}`);
      const ours = bytesToHex(signDigest(Uint8Array.from(digest), privateKey));
      return ours === btsdex.Signature.signBufferSha256(digest, theirKey).toHex();
    });
    expect(equal).toContain(true);
  });
});

describe('isCanonicalSignature', () => {
  const signature = (r: number[], s: number[]) => {
    const bytes = new Uint8Array(65).fill(1);
    bytes.set(r, 1);
    bytes.set(s, 33);
    return bytes;
  };

  it('refuses top bits and redundant zero bytes in r and in s', () => {
    expect(isCanonicalSignature(signature([0x7f], [0x7f]))).toBe(true);
    expect(isCanonicalSignature(signature([0x80], [0x01]))).toBe(false);
    expect(isCanonicalSignature(signature([0x01], [0x80]))).toBe(false);
    expect(isCanonicalSignature(signature([0x00, 0x7f], [0x01]))).toBe(false);
    expect(isCanonicalSignature(signature([0x00, 0x80], [0x01]))).toBe(true);
    expect(isCanonicalSignature(signature([0x01], [0x00, 0x10]))).toBe(false);
    expect(isCanonicalSignature(new Uint8Array(64))).toBe(false);
  });
});

describe('recoverPublicKey', () => {
  it('refuses malformed signatures', () => {
    const digest = new Uint8Array(32).fill(7);
    const good = signDigest(digest, privateKeyFromSeed('a'));
    expect(() => recoverPublicKey(digest, good.subarray(0, 64))).toThrow('signature.malformed');
    expect(() => recoverPublicKey(digest, Uint8Array.from([35, ...good.subarray(1)]))).toThrow(
      'signature.malformed',
    );
    expect(() => recoverPublicKey(digest, new Uint8Array(65).fill(31, 0, 1))).toThrow('signature.malformed');
  });

  it('gives another key for another digest', () => {
    const key = privateKeyFromSeed('a');
    const signature = signDigest(new Uint8Array(32).fill(7), key);
    expect(recoverPublicKey(new Uint8Array(32).fill(8), signature)).not.toEqual(publicKeyOf(key));
  });
});
