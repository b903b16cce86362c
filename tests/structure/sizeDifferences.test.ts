import { expect, it } from 'vitest';
import { sizeDifferences } from './sizeDifferences.ts';

it('lists the effect of a change on the bundle, the largest change first, new and removed parts by name', () => {
  const before = { 'first route JS': 159.8, Send: 39.4, Old: 2, Same: 7 };
  const after = { 'first route JS': 158.1, Send: 39.5, New: 3.3, Same: 7 };
  expect(sizeDifferences(before, after).split('\n').slice(2)).toEqual([
    '| New | new | 3.3 | +3.3 |',
    '| Old | 2 | gone | -2 |',
    '| first route JS | 159.8 | 158.1 | -1.7 |',
    '| Send | 39.4 | 39.5 | +0.1 |',
  ]);
});

it('says so when nothing has changed', () => {
  expect(sizeDifferences({ Send: 1 }, { Send: 1.04 })).toBe('No part of the bundle has changed by 0.1 KB.');
});
