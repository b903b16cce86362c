import { expect, it } from 'vitest';
import keys from '../../../tests/vectors/keys.json' with { type: 'json' };
import { NULL_PUBLIC_KEY } from './constants.ts';
import { isOnCurve, memoKeyFault } from './memoKeyFault.ts';
import { formatPublicKey, parsePublicKey } from './publicKeys.ts';

const [first = ''] = keys.map(({ public_key }) => public_key);

it('every recorded key can be a memo key', () => {
  for (const { public_key } of keys) expect(memoKeyFault(public_key)).toBeNull();
});

it('a memo key is never the null key, one of another chain, mistyped, or no point of the curve', () => {
  expect(memoKeyFault(NULL_PUBLIC_KEY)).toBe('null');
  const bytes = parsePublicKey(first);
  const withX = (x: number) => Uint8Array.of(2, ...new Uint8Array(31), x);
  for (const text of [
    '',
    'alice-trader7',
    `STM${first.slice(3)}`,
    `${first.slice(0, -1)}${first.endsWith('g') ? 'h' : 'g'}`,
    formatPublicKey(Uint8Array.of(4, ...bytes.slice(1))),
    // x = 5 has no point: 5³ + 7 = 132 is no square.
    formatPublicKey(withX(5)),
    formatPublicKey(Uint8Array.of(2, ...new Uint8Array(32).fill(255))),
  ])
    expect(memoKeyFault(text)).toBe('malformed');
  // x = 1 has one: 8 is a square.
  expect([isOnCurve(withX(1)), isOnCurve(withX(5))]).toEqual([true, false]);
});
