import { describe, expect, it } from 'vitest';
import { isCheapName, isValidName, isValidSymbol } from './names.ts';
import { readVectors } from './recording.ts';

const { names } = readVectors<{
  names: { valid_name: string[]; invalid_name: string[]; valid_symbol: string[]; invalid_symbol: string[] };
}>('chain-test-cases.json');

describe('names and symbols', () => {
  it("are valid or invalid as in the node's own tests", () => {
    expect(names.valid_name.filter((name) => !isValidName(name))).toEqual([]);
    expect(names.invalid_name.filter(isValidName)).toEqual([]);
    expect(names.valid_symbol.filter((symbol) => !isValidSymbol(symbol))).toEqual([]);
    expect(names.invalid_symbol.filter(isValidSymbol)).toEqual([]);
  });

  it('are cheap with a digit, a dot, a hyphen, or without a vowel', () => {
    expect(['alice7', 'a.b', 'a-b', 'brrr'].every(isCheapName)).toBe(true);
    expect(['alice', 'nymph'].some(isCheapName)).toBe(false);
  });

  it('of assets do not begin with BIT', () => {
    expect(isValidSymbol('BITUSD')).toBe(false);
  });
});
