import { AppError } from '@xbts/shared/errors/appError.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPin } from '../../features/vault/model/takePin.ts';
import { cases } from '../../fuzzCases.fixture.ts';
import { correctionsOf } from './corrections.ts';
import { shapeClues } from './passwordShape.ts';
import { openAccount } from './roles.ts';
import { alice, CHAIN_ID, keyOf } from './signer.fixture.ts';

const CASES = { numRuns: cases };
const WIF = keyOf('alice-trader7', 'active').wif;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Texts of any UTF-16 units, including lone surrogates, and of letters of many scripts. */
const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** The code of a thrown AppError that reveals nothing of the secret, or 'none'. */
function clearCode(action: () => unknown, secret: string): string {
  try {
    action();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (secret.length > 3) expect(JSON.stringify(error.facts)).not.toContain(secret);
    return error.code;
  }
  return 'none';
}

const open = (kind: 'password' | 'key', secret: string) => () => openAccount(alice, kind, secret, CHAIN_ID);

describe(`a login (${cases} cases each)`, () => {
  it('refuses any text that is not the password, without further effects', () => {
    const check = fc.property(anyText, (typed) => {
      expect(clearCode(open('password', typed), typed)).toBe('login.wrong_password');
    });
    fc.assert(check, CASES);
  }, 300_000);

  it('refuses a private key with one wrong letter, at any place', () => {
    const letters = fc.oneof(
      fc.constantFrom(...BASE58),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    );
    const check = fc.property(fc.nat(WIF.length - 1), letters, (at, letter) => {
      fc.pre(letter !== WIF[at]);
      // White space at an end is no letter of the key: it is stripped, and then a letter is missing.
      const typed = WIF.slice(0, at) + letter + WIF.slice(at + 1);
      expect(clearCode(open('key', typed), typed)).toBe('key.malformed_wif');
    });
    fc.assert(check, CASES);
  });

  it('refuses a private key with a letter lost, doubled or exchanged with the next', () => {
    const slips = [
      (at: number) => WIF.slice(0, at) + WIF.slice(at + 1),
      (at: number) => WIF.slice(0, at) + WIF[at] + WIF.slice(at),
      (at: number) => WIF.slice(0, at) + (WIF[at + 1] ?? '') + WIF[at] + WIF.slice(at + 2),
    ];
    const check = fc.property(fc.nat(WIF.length - 1), fc.constantFrom(...slips), (at, slip) => {
      fc.pre(slip(at) !== WIF);
      expect(clearCode(open('key', slip(at)), slip(at))).toBe('key.malformed_wif');
    });
    fc.assert(check, CASES);
  });

  it('refuses any text as a private key', () => {
    const check = fc.property(fc.oneof(anyText, fc.string({ minLength: 500, maxLength: 5_000 })), (typed) => {
      expect(clearCode(open('key', typed), typed)).toBe('key.malformed_wif');
    });
    fc.assert(check, CASES);
  });
});

describe(`the explanation of a secret (${cases} cases each)`, () => {
  it('exists for any text, and never contains a part of it', () => {
    const kinds = ['spaces', 'cyrillic', 'public_key', 'private_key', 'length', 'mistyped'];
    const check = fc.property(anyText, (typed) => {
      for (const clue of shapeClues(typed)) expect(kinds).toContain(clue.kind);
      for (const { password, slips } of correctionsOf(typed)) {
        expect(password).not.toBe(typed);
        expect(slips.length).toBeGreaterThan(0);
      }
    });
    fc.assert(check, CASES);
  });

  it('is one of four sentences for any PIN', () => {
    const codes = ['none', 'pin.empty', 'pin.too_short', 'pin.too_simple', 'pin.mismatch'];
    const check = fc.property(anyText, anyText, (pin, repeated) => {
      expect(codes).toContain(clearCode(() => checkNewPin(pin, repeated), pin));
      if (clearCode(() => checkNewPin(pin, repeated), pin) === 'none') {
        expect([...pin].length).toBeGreaterThanOrEqual(6);
        expect(pin).toBe(repeated);
      }
    });
    fc.assert(check, CASES);
  });
});
