import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('compares moments by their time, although they have no members', () => {
  const one = { id: '1.7.5', expiresAt: new Date(1_000) };
  expect(differenceOf(one, { ...one, expiresAt: new Date(1_000) })).toBeNull();
  expect(differenceOf(one, { ...one, expiresAt: new Date(2_000) })).toMatchObject({
    subject: '1.7.5',
    field: 'expiresAt',
  });
  expect(differenceOf(one, { ...one, expiresAt: {} })).not.toBeNull();
});

it.each([
  [
    'a member of what has a name',
    { symbol: 'BTS', precision: 5 },
    { symbol: 'BTS', precision: 8 },
    ['BTS', 'precision', '5', '8'],
  ],
  ['a name itself', { symbol: 'BTS' }, { symbol: 'STH' }, ['', 'symbol', 'BTS', 'STH']],
  [
    'an id where the symbol differs',
    { id: '1.3.7', symbol: 'A' },
    { id: '1.3.7', symbol: 'B' },
    ['1.3.7', 'symbol', 'A', 'B'],
  ],
  [
    'something deep',
    { name: 'alice', active: { keys: [['BTS1', 1]] } },
    { name: 'alice', active: { keys: [['BTS2', 1]] } },
    ['alice', 'keys', 'BTS1', 'BTS2'],
  ],
  [
    'one in a list',
    [
      { id: '1.2.1', vote: 1 },
      { id: '1.2.2', vote: 1 },
    ],
    [
      { id: '1.2.1', vote: 1 },
      { id: '1.2.2', vote: 2 },
    ],
    ['1.2.2', 'vote', '1', '2'],
  ],
  ['one that is missing', { name: 'alice' }, { name: 'alice', memo: null }, ['alice', 'memo', '—', '—']],
  [
    'nothing in the place of something',
    { asset_id: '1.3.0', fee: 7n },
    { asset_id: '1.3.0', fee: null },
    ['1.3.0', 'fee', '7', '—'],
  ],
  [
    'an object in the place of a list',
    { id: '1.2.1', of: { a: 5n } },
    { id: '1.2.1', of: ['b'] },
    ['1.2.1', 'of', '{"a":"5"}', '["b"]'],
  ],
  ['all of it', 1, false, ['', '', '1', 'false']],
  ['a long text', 'a'.repeat(120), 'b'.repeat(121), ['', '', 'a'.repeat(120), `${'b'.repeat(120)}…`]],
])(
  'names %s as the first difference of two answers',
  (_what, one, other, [subject, field, oneSays, otherSays]) => {
    expect(differenceOf(one, other)).toEqual({ subject, field, oneSays, otherSays });
  },
);

it('finds no difference between equal answers', () => {
  const answer = () => [{ id: '1.2.1', of: { votes: ['1:4'], fee: 7n, memo: null, ratio: Number.NaN } }];
  expect(differenceOf(answer(), answer())).toBeNull();
});
