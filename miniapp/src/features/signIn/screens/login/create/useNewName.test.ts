import { isCheapName } from '@xbts/shared/protocol/names.ts';
import { describe, expect, it } from 'vitest';
import { newNameError } from './useNewName.ts';

const codeOf = (name: string) => newNameError(name)?.code ?? null;

describe('the name of a new account', () => {
  it('is not wrong before anything is typed', () => {
    expect(codeOf('')).toBeNull();
  });

  it('needs a digit or a hyphen: names of letters alone are premium', () => {
    expect(codeOf('anna')).toBe('account_name.premium');
    expect(codeOf('bcdfg')).toBe('account_name.premium');
    expect(codeOf('anna7')).toBeNull();
    expect(codeOf('anna-maria')).toBeNull();
  });

  it('continues after a hyphen', () => {
    expect(codeOf('anna-')).toBe('account_name.after_hyphen');
    expect(codeOf('anna--7')).toBe('account_name.after_hyphen');
    expect(codeOf('a-7')).toBeNull();
  });

  it('begins with a letter and has small Latin letters, digits and hyphens only', () => {
    for (const name of ['7anna', '-anna', 'Anna7', 'anna_7', 'анна-7', 'anna 7', 'anna.7']) {
      expect(codeOf(name)).toBe('account_name.malformed');
    }
  });

  it('contains no word forbidden by the registration service', () => {
    expect(newNameError('my-binance-1')).toMatchObject({
      code: 'account_name.barred_part',
      facts: { part: 'binance' },
    });
    expect(codeOf('bobtsai7')).toBe('account_name.barred_part');
    expect(codeOf('binance')).toBe('account_name.premium');
  });

  it('is one of those that the registration service calls standard if it passes', () => {
    const names = ['anna7', 'a-7', 'b2', 'xrt7', 'anna-maria'];
    expect(names.map(codeOf)).toEqual(names.map(() => null));
    expect(names.every(isCheapName)).toBe(true);
  });

  it('has 63 characters at most', () => {
    expect(codeOf(`${'a'.repeat(62)}7`)).toBeNull();
    expect(codeOf(`${'a'.repeat(63)}7`)).toBe('account_name.too_long');
  });
});
