import { describe, expect, it } from 'vitest';
import { isCheapName, isValidAccountName, isValidSymbol } from './names.ts';
import { names } from './recorded.fixture.ts';

describe('account names', () => {
  it.each(names.valid_name)('accepts %s', (name) => expect(isValidAccountName(name)).toBe(true));
  it.each([...names.invalid_name, ''])('refuses %j', (name) => expect(isValidAccountName(name)).toBe(false));

  it('are cheap with a digit or a mark, or without a vowel', () => {
    for (const name of ['alice7', 'alice-x', 'al.ice', 'bcd', 'xzq']) expect(isCheapName(name)).toBe(true);
    for (const name of ['alice', 'my', 'xyz', 'trader']) expect(isCheapName(name)).toBe(false);
  });
});

describe('asset symbols', () => {
  it.each([...names.valid_symbol, 'XBTSX.STH', 'USDT', 'A1.2B'])('accepts %s', (symbol) => {
    expect(isValidSymbol(symbol)).toBe(true);
  });
  it.each([...names.invalid_symbol, '', 'BITUSD', 'ABCDEFGHIJKLMNOPQ', '.AB', '1AB', 'A-B'])(
    'refuses %j',
    (symbol) => expect(isValidSymbol(symbol)).toBe(false),
  );
});
