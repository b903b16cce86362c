import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('two moments are the same when their times are, though neither has members', () => {
  const one = { id: '1.7.5', expiresAt: new Date(1_000) };
  expect(differenceOf(one, { ...one, expiresAt: new Date(1_000) })).toBeNull();
  expect(differenceOf(one, { ...one, expiresAt: new Date(2_000) })).toMatchObject({
    subject: '1.7.5',
    field: 'expiresAt',
  });
  expect(differenceOf(one, { ...one, expiresAt: {} })).not.toBeNull();
});
