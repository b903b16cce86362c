import { expect, it } from 'vitest';
import { AppError, toAppError } from './appError.ts';

it.each([
  'Failed to fetch dynamically imported module: https://x/assets/sharing-1.js',
  'error loading dynamically imported module: https://x/assets/sharing-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/StakeSheet-1.css',
])('a part that can not be loaded is not a bug of ours: %s', (message) => {
  const cause = new TypeError(message);
  expect(toAppError(cause)).toMatchObject({ code: 'app.part_not_loaded', facts: { detail: message }, cause });
});

it('any other thrown value is a bug, and an AppError stays unchanged', () => {
  expect(toAppError(new RangeError('out of bounds'))).toMatchObject({
    code: 'unexpected',
    facts: { detail: 'out of bounds' },
  });
  expect(toAppError('gone')).toMatchObject({ code: 'unexpected', facts: { detail: 'gone' } });
  const own = new AppError('node.closed');
  expect(toAppError(own)).toBe(own);
});
