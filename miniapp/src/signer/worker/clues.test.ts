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

  it('names the correction that opens the account, of several slips each', () => {
    const { password } = keyOf('bob-holder2', 'active');
    const of = (typed: string) => cluesFor(typed, { account: bob, others: [] });
    const quoted = `“${password.replaceAll('-', '—')}”`;
    expect(quoted).toContain('—');
    expect(of(quoted)).toEqual([{ kind: 'corrected', slips: ['quoted', 'dashes'] }]);
    expect(of(`Password:\u00a0${quoted}`)).toEqual([
      { kind: 'corrected', slips: ['label', 'quoted', 'dashes'] },
    ]);
  });

  it('finds small and large letters exchanged', () => {
    const typed = alicePassword.replace(/[a-z]/giu, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(cluesFor(typed)).toEqual([{ kind: 'corrected', slips: ['caps'] }]);
  });

  it('names another account that the password opens', () => {
    const { password } = keyOf('bob-holder2', 'active');
    expect(cluesFor(password)).toEqual([{ kind: 'other_account', account: 'bob-holder2' }]);
  });

  it('tells an old password by the keys that the account had', () => {
    const [publicKey = ''] = publicKeysOf('alice-trader7', 'password', 'the one of last year');
    const formerKeys = [{ publicKey, until: '2026-03-01T10:00:00' }];
    expect(cluesFor('the one of last year', { formerKeys })).toEqual([
      { kind: 'old', until: '2026-03-01T10:00:00' },
    ]);
  });

  it('has nothing to say of a password that only is not the right one', () => {
    expect(cluesFor('quite-another-password')).toEqual([]);
  });
});

describe('what was typed as a private key and is none', () => {
  const clues = (secret: string) => cluesFor(secret, { kind: 'key' });

  it('is told to be the password, or one by its looks', () => {
    expect(clues(alicePassword)).toEqual([{ kind: 'password' }]);
    expect(clues(GENERATED)).toEqual([{ kind: 'password' }]);
  });

  it('is told to be a public key, to be mistyped, or to have Cyrillic letters', () => {
    expect(clues('BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg')).toEqual([{ kind: 'public_key' }]);
    expect(clues(GENERATED.slice(1).replace('o', '0'))).toEqual([{ kind: 'mistyped' }]);
    expect(clues(GENERATED.slice(1).replace('H', 'Н'))).toEqual([{ kind: 'cyrillic' }]);
  });

  it('has nothing to be said of when it is any other text', () => {
    expect(clues('quite-another-password')).toEqual([]);
  });
});

describe('the shape of a password', () => {
  const kinds = (password: string) => shapeClues(password).map(({ kind }) => kind);

  it('tells a generated password with a wrong letter by its checksum', () => {
    expect(kinds(GENERATED)).toEqual([]);
    expect(kinds(`${GENERATED.slice(0, 20)}x${GENERATED.slice(21)}`)).toEqual(['mistyped']);
    expect(kinds(GENERATED.replace('o', '0'))).toEqual(['mistyped']);
  });

  it('tells one that is too short', () => {
    expect(shapeClues(GENERATED.slice(0, -1))).toEqual([{ kind: 'length', length: 51 }]);
  });

  it('tells a private and a public key from a password', () => {
    expect(kinds(GENERATED.slice(1))).toEqual(['private_key']);
    expect(kinds('BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg')).toEqual(['public_key']);
  });

  it('tells Cyrillic letters and spaces', () => {
    expect(kinds('пароль 1')).toEqual(['spaces', 'cyrillic']);
  });

  it('takes any text', () => {
    for (const text of ['', '\u0000', '😀'.repeat(40), `P5${'K'.repeat(4000)}`, '\ud800']) {
      expect(() => shapeClues(text)).not.toThrow();
    }
  });
});

it('a key or a generated password is read without a label and quotes, and not out of a longer word', () => {
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

it('only a generated password loses what stands between its letters: its checksum tells that nothing else was meant', () => {
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
