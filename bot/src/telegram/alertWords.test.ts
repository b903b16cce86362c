import { expect, it } from 'vitest';
import { readAlertWords } from './alertWords.ts';

it.each([
  ['STH 0.005', { typed: 'STH', kind: undefined, level: '0.005', repeats: false }],
  ['sth/bts > 20', { typed: 'STH/BTS', kind: 'above', level: '20', repeats: false }],
  ['STH 0,005', { typed: 'STH', kind: undefined, level: '0.005', repeats: false }],
  ['STH > 1 250,5', { typed: 'STH', kind: 'above', level: '1250.5', repeats: false }],
  ['STH ５％', { typed: 'STH', kind: 'moved', level: '5', repeats: false }],
  ['STH\u200b <\u00a020', { typed: 'STH', kind: 'below', level: '20', repeats: false }],
  ['STH <0.10 repeat', { typed: 'STH', kind: 'below', level: '0.10', repeats: true }],
  ['STH>=5', { typed: 'STH', kind: 'above', level: '5', repeats: false }],
  ['STH выше 5 повтор', { typed: 'STH', kind: 'above', level: '5', repeats: true }],
  ['STH 低于 5 每次', { typed: 'STH', kind: 'below', level: '5', repeats: true }],
  ['1.19.5 5%', { typed: '1.19.5', kind: 'moved', level: '5', repeats: false }],
  [
    'XBTSX.STH 0.000000000000001',
    { typed: 'XBTSX.STH', kind: undefined, level: '0.000000000000001', repeats: false },
  ],
])('reads %j', (text, words) => {
  expect(readAlertWords(text)).toEqual(words);
});

it.each([
  'STH',
  'STH 0',
  'STH 0.0',
  'STH -5',
  'STH 1e5',
  'STH five',
  'STH 5 6',
  'STH > 5%',
  'STH 0.01%',
  'STH 2000%',
  'STH 0.0000000000000001',
  'STH constructor 5',
  'STH repeat',
  'STH > repeat',
  '',
])('ignores %j', (text) => {
  expect(readAlertWords(text)).toBeUndefined();
});

it.each([
  ['STH > 1.250', 'amount.ambiguous'],
  ['BTC 64,123 repeat', 'amount.ambiguous'],
  ['STH \u0665', 'amount.other_digits'],
])('refuses %j by name', (text, code) => {
  expect(() => readAlertWords(text)).toThrow(expect.objectContaining({ code }));
});
