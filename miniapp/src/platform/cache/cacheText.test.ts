import { expect, it } from 'vitest';
import { fromCacheText, toCacheText } from './cacheText.ts';

it('restores bigints and maps unchanged', () => {
  const value = {
    units: 18_420_311_842n,
    names: new Map([['1.2.18', 'alice-trader7']]),
    list: [1, null, 'x'],
  };
  expect(fromCacheText(toCacheText(value))).toEqual(value);
});
