import { expect, it } from 'vitest';
import { signOf } from './signOf.ts';

it('reduces any difference to its sign, however large', () => {
  expect([-(10n ** 400n), -1n, 0n, 1n, 10n ** 400n].map(signOf)).toEqual([-1, -1, 0, 1, 1]);
});
