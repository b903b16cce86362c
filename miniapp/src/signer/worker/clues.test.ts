import { describe, expect, it } from 'vitest';
import { cluesOf } from './clues.ts';
import { keyText, passwordText, shapeClues } from './passwordShape.ts';
import { publicKeysOf } from './roles.ts';
import { alice, bob, keyOf } from './signer.fixture.ts';

const alicePassword = keyOf('alice-trader7', 'active').password;
const cluesFor = (secret: string, more: Partial<Parameters<typeof cluesOf>[0]> = {}) =>
  cluesOf({ account: alice, kind: 'password', secret, formerKeys: [], others: [bob], ...more });
/** A generated password: P and the WIF of 32 bytes of 1. */
const GENERATED = 'P5HpjE2Hs7vjU4SN3YyPQCdhzCu92WoEeuE6PWNuiPyTu3ESGnzn';

describe('the password helper', () => {
  it('finds spaces around and inside', () => {
    expect(cluesFor(`\t${alicePassword}\u00a0`)).toEqual([{ kind: 'corrected', slips: ['spaces'] }]);
    const middle = Math.floor(alicePassword.length / 2);
    expect(cluesFor(`${alicePassword.slice(0, middle)} ${alicePassword.slice(middle)}`)).toEqual([
      { kind: 'corrected', slips: ['spaces'] },
    ]);
  });

  it('finds Cyrillic letters that look Latin', () => {
    const typed = [...alicePassword].map((letter) => ({ a: 'а', o: 'о', e: 'е', c: 'с' })[letter] ?? letter);
    expect(typed.join('')).not.toBe(alicePassword);
    expect(cluesFor(typed.join(''))).toEqual([{ kind: 'corrected', slips: ['look_alikes'] }]);
  });

  it('names the correction that opens the account, even with several slips', () => {
    const { password } = keyOf('bob-holder2', 'active');
    const of = (typed: string) => cluesFor(typed, { account: bob, others: [] });
    const quoted = `“${password.replaceAll('-', '—')}”`;
    expect(quoted).toContain('—');
    expect(of(quoted)).toEqual([{ kind: 'corrected', slips: ['quoted', 'dashes'] }]);
    expect(of(`Password:\u00a0${quoted}`)).toEqual([
      { kind: 'corrected', slips: ['label', 'quoted', 'dashes'] },
    ]);
  });

  it('finds swapped upper and lower case letters', () => {
    const typed = alicePassword.replace(/[a-z]/giu, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(cluesFor(typed)).toEqual([{ kind: 'corrected', slips: ['caps'] }]);
  });

  it('names another account that the password opens', () => {
    const { password } = keyOf('bob-holder2', 'active');
    expect(cluesFor(password)).toEqual([{ kind: 'other_account', account: 'bob-holder2' }]);
  });

  it('recognizes an old password by the former keys of the account', () => {
    const [publicKey = ''] = publicKeysOf('alice-trader7', 'password', 'the one of last year');
    const formerKeys = [{ publicKey, until: '2026-03-01T10:00:00' }];
    expect(cluesFor('the one of last year', { formerKeys })).toEqual([
      { kind: 'old', until: '2026-03-01T10:00:00' },
    ]);
  });

  it('says nothing about a password that is merely wrong', () => {
    expect(cluesFor('quite-another-password')).toEqual([]);
  });
});

describe('an invalid private key', () => {
  const clues = (secret: string) => cluesFor(secret, { kind: 'key' });

  it('is recognized as the password, or as one by its form', () => {
    expect(clues(alicePassword)).toEqual([{ kind: 'password' }]);
    expect(clues(GENERATED)).toEqual([{ kind: 'password' }]);
  });

  it('is recognized as a public key, as mistyped, or by its Cyrillic letters', () => {
    expect(clues('BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg')).toEqual([{ kind: 'public_key' }]);
    expect(clues(GENERATED.slice(1).replace('o', '0'))).toEqual([{ kind: 'mistyped' }]);
    expect(clues(GENERATED.slice(1).replace('H', 'Н'))).toEqual([{ kind: 'cyrillic' }]);
  });

  it('has no explanation for any other text', () => {
    expect(clues('quite-another-password')).toEqual([]);
  });
});

describe('the shape of a password', () => {
  const kinds = (password: string) => shapeClues(password).map(({ kind }) => kind);

  it('recognizes a generated password with a wrong letter by its checksum', () => {
    expect(kinds(GENERATED)).toEqual([]);
    expect(kinds(`${GENERATED.slice(0, 20)}x${GENERATED.slice(21)}`)).toEqual(['mistyped']);
    expect(kinds(GENERATED.replace('o', '0'))).toEqual(['mistyped']);
  });

  it('recognizes too short a one', () => {
    expect(shapeClues(GENERATED.slice(0, -1))).toEqual([{ kind: 'length', length: 51 }]);
  });

  it('distinguishes private and public keys from a password', () => {
    expect(kinds(GENERATED.slice(1))).toEqual(['private_key']);
    expect(kinds('BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg')).toEqual(['public_key']);
  });

  it('reports Cyrillic letters and spaces', () => {
    expect(kinds('пароль 1')).toEqual(['spaces', 'cyrillic']);
  });

  it('accepts any text', () => {
    for (const text of ['', '\u0000', '😀'.repeat(40), `P5${'K'.repeat(4000)}`, '\ud800']) {
      expect(() => shapeClues(text)).not.toThrow();
    }
  });
});

it('lets a key or a generated password be read without a label and quotes, and not out of a longer word', () => {
  const key = GENERATED.slice(1);
  for (const typed of [
    `Private key: ${key}`,
    `"${key}"`,
    `WIF=‘${key}’,`,
    `(${key.slice(0, 9)} ${key.slice(9)})`,
  ])
    expect(keyText(typed)).toBe(key);
  expect(passwordText(`Password: “${GENERATED}”`)).toBe(GENERATED);
  for (const longer of [`x${key}`, `${key}x`, `5${key}`]) expect(keyText(longer)).toBe(longer);
});

it('lets only a generated password lose characters between its letters: its checksum proves the intention', () => {
  const inGroups = (text: string) => text.replace(/(.{4})/gu, '$1 ');
  expect(passwordText(inGroups(GENERATED))).toBe(GENERATED);
  for (const other of [
    GENERATED.slice(1),
    GENERATED.slice(0, -1),
    `Q${GENERATED.slice(1)}`,
    `${GENERATED.slice(0, -1)}x`,
    `PP${GENERATED.slice(1)}`,
  ])
    expect(passwordText(inGroups(other))).toBe(inGroups(other));
});
