/// <reference path="./btsdexParts.d.ts" />
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import BitShares from 'btsdex';
import btsdex from 'btsdex-ecc';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/appError.ts';
import {
  passwordSeeds,
  privateKeyFromPassword,
  privateKeyFromSeed,
  privateKeyFromWif,
  publicKeyOf,
  wifFromPrivateKey,
} from './keys.ts';
import { formatPublicKey, parsePublicKey } from './publicKeys.ts';
import { derived, keys } from './recorded.fixture.ts';

const NATHAN_WIF = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';

describe('keys of a password account', () => {
  it.each(keys)('$account $role', ({ account, role, password, wif, public_key }) => {
    const privateKey = privateKeyFromPassword(account, role, password);
    expect(wifFromPrivateKey(privateKey)).toBe(wif);
    expect(privateKeyFromWif(wif)).toEqual(privateKey);
    expect(formatPublicKey(publicKeyOf(privateKey))).toBe(public_key);
    expect(parsePublicKey(public_key)).toEqual(publicKeyOf(privateKey));
  });

  it('come from one seed, or from two if white space could be normalised', () => {
    expect(passwordSeeds('alice', 'active', 'secret')).toEqual(['aliceactivesecret']);
    expect(passwordSeeds('alice', 'memo', ' two  words ')).toEqual([
      'alicememo two  words ',
      'alicememo two words',
    ]);
  });
});

describe('WIF', () => {
  it('opens the well-known key of a development chain', () => {
    expect(bytesToHex(privateKeyFromWif(NATHAN_WIF))).toBe(
      'd2653ff7cbb2d8ff129ac27ef5781ce68b2558c41a74af1f2ddca635cbeef07d',
    );
  });

  it.each([
    ['empty', ''],
    ['one letter changed', NATHAN_WIF.replace('Q', 'R')],
    ['cut', NATHAN_WIF.slice(0, -1)],
    ['with a letter base58 has not', `${NATHAN_WIF.slice(0, -1)}0`],
    ['with a space', ` ${NATHAN_WIF}`],
    ['a public key', 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'],
    ['very long', '5'.repeat(100_000)],
    ['the key zero', '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAbuatmU'],
  ])('is refused if %s, without showing it', (_, wif) => {
    let thrown: unknown;
    try {
      privateKeyFromWif(wif);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    expect((thrown as AppError).code).toBe('key.malformed_wif');
    expect((thrown as AppError).facts).toEqual({});
    expect((thrown as AppError).cause).toBeUndefined();
  });
});

describe('public keys', () => {
  it('include the null key', () => {
    expect(bytesToHex(parsePublicKey(derived.null_public_key))).toBe('00'.repeat(33));
    expect(formatPublicKey(new Uint8Array(33))).toBe(derived.null_public_key);
  });

  it('carry the prefix of another network on request', () => {
    const key = publicKeyOf(privateKeyFromSeed('x'));
    expect(formatPublicKey(key, 'TEST').startsWith('TEST')).toBe(true);
    expect(parsePublicKey(formatPublicKey(key, 'TEST'), 'TEST')).toEqual(key);
  });

  it.each([
    '',
    'BTS',
    'TEST6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CW',
    'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5C',
    'BTS0MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  ])('are refused when %j', (text) => {
    expect(() => parsePublicKey(text)).toThrow('key.malformed_public');
  });
});

describe('against btsdex', () => {
  it('any seed makes the same key, WIF and public key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (seed) => {
        const theirs = btsdex.PrivateKey.fromSeed(seed);
        const ours = privateKeyFromSeed(seed);
        expect(wifFromPrivateKey(ours)).toBe(theirs.toWif());
        expect(formatPublicKey(publicKeyOf(ours))).toBe(theirs.toPublicKey().toString('BTS'));
      }),
      { numRuns: 15 },
    );
  });

  it.each(['twelve letters and more', '  white\t space \n all around  '])(
    'the accounts it makes from the password %j are found by the last seed',
    (password) => {
      const { pubKeys } = BitShares.generateKeys('alice', password, ['active', 'owner', 'memo'], 'BTS');
      for (const role of ['active', 'owner', 'memo'] as const) {
        const seed = passwordSeeds('alice', role, password).at(-1) ?? '';
        expect(formatPublicKey(publicKeyOf(privateKeyFromSeed(seed)))).toBe(pubKeys[role]);
      }
    },
  );

  it('its public key texts are read the same', () => {
    const theirs = btsdex.PrivateKey.fromSeed('alice').toPublicKey();
    expect(bytesToHex(parsePublicKey(theirs.toString('BTS')))).toBe(
      bytesToHex(Uint8Array.from(theirs.toBuffer())),
    );
    expect(hexToBytes(bytesToHex(publicKeyOf(privateKeyFromSeed('alice'))))).toHaveLength(33);
  });
});
