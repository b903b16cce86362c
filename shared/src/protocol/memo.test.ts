/// <reference path="./btsdexParts.d.ts" />
import { cbc } from '@noble/ciphers/aes.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import btsdex from 'btsdex-ecc';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import { privateKeyFromSeed, privateKeyFromWif, publicKeyOf, wifFromPrivateKey } from './keys.ts';
import { decryptMemo, encryptMemo, memoNonce, readPublicMemo } from './memo.ts';
import { formatPublicKey } from './publicKeys.ts';
import { derived, memos } from './recorded.fixture.ts';

const alice = privateKeyFromSeed('1');
const bob = privateKeyFromSeed('2');
const alicePublic = formatPublicKey(publicKeyOf(alice));
const bobPublic = formatPublicKey(publicKeyOf(bob));

describe('recorded memos', () => {
  it.each(memos)('"$text" is encrypted alike and read by both sides', (recorded) => {
    const { text, from, to, nonce, message } = recorded;
    const memo = { from, to, nonce, message };
    const sender = privateKeyFromWif(recorded.from_wif);
    const receiver = privateKeyFromWif(recorded.to_wif);
    expect(encryptMemo({ text, privateKey: sender, from, to, nonce })).toEqual(memo);
    expect(decryptMemo({ memo, privateKey: receiver, publicKeyOther: from })).toBe(text);
    expect(decryptMemo({ memo, privateKey: sender, publicKeyOther: to })).toBe(text);
  });

  it("packs to the digest that the node's own test asserts", async () => {
    const { nonce = '', text = '', message_hex, packed_memo_hex, sha256_of_packed } = derived.memo;
    const memo = encryptMemo({ text, privateKey: alice, from: alicePublic, to: bobPublic, nonce });
    const packed = (await loadCodec()).memo(memo);
    expect(memo.message).toBe(message_hex);
    expect(bytesToHex(packed)).toBe(packed_memo_hex);
    expect(bytesToHex(sha256(packed))).toBe(sha256_of_packed);
  });
});

describe('decryptMemo', () => {
  const memo = encryptMemo({
    text: 'for bob alone, and a second block',
    privateKey: alice,
    from: alicePublic,
    to: bobPublic,
    nonce: '77',
  });
  const open = (changed: Partial<typeof memo>, privateKey = bob, publicKeyOther = alicePublic) =>
    decryptMemo({ memo: { ...memo, ...changed }, privateKey, publicKeyOther });

  it('refuses a third key, another nonce, and a wrong other side', () => {
    expect(() => open({}, privateKeyFromSeed('3'))).toThrow('memo.undecryptable');
    expect(() => open({ nonce: '78' })).toThrow('memo.undecryptable');
    expect(() => open({}, bob, bobPublic)).toThrow('memo.undecryptable');
    expect(() => open({}, bob, NULL_PUBLIC_KEY)).toThrow('memo.undecryptable');
  });

  it('refuses every message with one bit changed', () => {
    for (let index = 0; index < memo.message.length; index += 1) {
      const flipped = (Number.parseInt(memo.message.charAt(index), 16) ^ 1).toString(16);
      const message = memo.message.slice(0, index) + flipped + memo.message.slice(index + 1);
      expect(() => open({ message })).toThrow('memo.undecryptable');
    }
  });

  it.each(['', 'zz', 'abc', '00', memo.message.slice(2), memo.message.toUpperCase()])(
    'refuses the message %j',
    (message) => expect(() => open({ message })).toThrow('memo.undecryptable'),
  );

  it('accepts a small nonce as a number too, as nodes print it', () => {
    expect(open({ nonce: 77 })).toBe('for bob alone, and a second block');
  });
});

describe('against btsdex', () => {
  const theirAlice = btsdex.PrivateKey.fromWif(wifFromPrivateKey(alice));
  const theirBob = btsdex.PrivateKey.fromWif(wifFromPrivateKey(bob));
  const asBinary = (text: string) => String.fromCharCode(...utf8ToBytes(text));

  it('any text and nonce is encrypted to the same bytes', () => {
    const nonces = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), nonces, (text, nonce) => {
        const ours = encryptMemo({ text, privateKey: alice, from: alicePublic, to: bobPublic, nonce });
        const theirs = btsdex.Aes.encrypt_with_checksum(
          theirAlice,
          theirBob.toPublicKey(),
          nonce,
          asBinary(text),
        );
        expect(ours.message).toBe(bytesToHex(Uint8Array.from(theirs)));
        expect(decryptMemo({ memo: ours, privateKey: bob, publicKeyOther: alicePublic })).toBe(text);
      }),
      { numRuns: 15 },
    );
  });

  it('a memo whose letters btsdex cut to bytes is still readable', () => {
    const message = bytesToHex(
      Uint8Array.from(
        btsdex.Aes.encrypt_with_checksum(theirAlice, theirBob.toPublicKey(), '5', 'Überweisung'),
      ),
    );
    const memo = { from: alicePublic, to: bobPublic, nonce: '5', message };
    expect(decryptMemo({ memo, privateKey: bob, publicKeyOther: alicePublic })).toBe('Überweisung');
  });
});

describe('a memo of an old JavaScript wallet', () => {
  // The shared secret of these two keys begins with a zero byte, as for one pair of 256: such a wallet dropped it.
  const other = privateKeyFromSeed('other 78');
  const otherKey = publicKeyOf(other);
  const shared = secp256k1.getSharedSecret(alice, otherKey, true).slice(1);
  const sealed = (x: Uint8Array) => {
    const text = utf8ToBytes('an old memo');
    const hash = sha512(utf8ToBytes(`77${bytesToHex(sha512(x))}`));
    const plain = concatBytes(sha256(text).subarray(0, 4), text);
    const message = bytesToHex(cbc(hash.slice(0, 32), hash.slice(32, 48)).encrypt(plain));
    return { from: alicePublic, to: formatPublicKey(otherKey), nonce: '77', message };
  };
  const open = (memo: ReturnType<typeof sealed>) =>
    decryptMemo({ memo, privateKey: other, publicKeyOther: alicePublic });

  it('is read with and without the zero byte, and with no other missing byte', () => {
    expect([shared[0], shared[1] === 0]).toEqual([0, false]);
    expect([open(sealed(shared)), open(sealed(shared.subarray(1)))]).toEqual(['an old memo', 'an old memo']);
    expect(() => open(sealed(shared.subarray(2)))).toThrow('memo.undecryptable');
  });
});

describe('a memo of a wallet that does not pad', () => {
  const shared = secp256k1.getSharedSecret(alice, publicKeyOf(bob), true).slice(1);
  /** Sealed unpadded; `fill` completes the last block. */
  const sealed = (text: string, fill: number[] = [], check = sha256(utf8ToBytes(text)).subarray(0, 4)) => {
    const hash = sha512(utf8ToBytes(`77${bytesToHex(sha512(shared))}`));
    const cipher = cbc(hash.slice(0, 32), hash.slice(32, 48), { disablePadding: true });
    const plain = concatBytes(check, utf8ToBytes(text), Uint8Array.from(fill));
    return { from: alicePublic, to: bobPublic, nonce: '77', message: bytesToHex(cipher.encrypt(plain)) };
  };
  const open = (memo: ReturnType<typeof sealed>) =>
    decryptMemo({ memo, privateKey: bob, publicKeyOther: alicePublic });

  it('is read if its text fills the blocks, whatever its ending', () => {
    for (const text of [
      'twelve chars',
      'ends like \u0002\u0002',
      'ends with  \u0001',
      'twenty-eight characters here',
    ])
      expect(open(sealed(text))).toBe(text);
  });

  it('is read if the last block is filled with zeros', () => {
    for (const text of ['short', 'eleven long', ''])
      expect(
        open(
          sealed(
            text,
            Array.from({ length: 12 - text.length }, () => 0),
          ),
        ),
      ).toBe(text);
  });

  it('is refused if its checksum is wrong, or other bytes fill it', () => {
    expect(() => open(sealed('twelve chars', [], Uint8Array.of(1, 2, 3, 4)))).toThrow('memo.undecryptable');
    expect(() => open(sealed('eleven long', [7]))).toThrow('memo.undecryptable');
  });

  it('is read for any text and either filling', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        fc.pre(!text.endsWith('\0'));
        const free = (16 - ((utf8ToBytes(text).length + 4) % 16)) % 16;
        expect(
          open(
            sealed(
              text,
              Array.from({ length: free }, () => 0),
            ),
          ),
        ).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe('readPublicMemo', () => {
  const publicMemo = {
    from: NULL_PUBLIC_KEY,
    to: NULL_PUBLIC_KEY,
    nonce: 0,
    message: `00000000${bytesToHex(utf8ToBytes('order ✓'))}`,
  };

  it('reads an unencrypted text', () => {
    expect(readPublicMemo(publicMemo)).toBe('order ✓');
  });

  it('is undefined for an encrypted memo', () => {
    expect(readPublicMemo({ ...publicMemo, to: alicePublic })).toBeUndefined();
    expect(readPublicMemo({ ...publicMemo, message: 'ff' })).toBeUndefined();
  });
});

describe('memoNonce', () => {
  it('is an unsigned decimal below 2^63 made of the given bytes', () => {
    expect(memoNonce(Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 2))).toBe('258');
    expect(memoNonce(new Uint8Array(8).fill(255))).toBe('9223372036854775807');
    expect(memoNonce(Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 2, 3))).toBe('258');
  });
});
