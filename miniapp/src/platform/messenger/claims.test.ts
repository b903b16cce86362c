import { expect, it } from 'vitest';
import { createClaims } from './claims.ts';

it('applies the newest claim, and returns to the one below', () => {
  const held: (string | null)[] = [];
  const claims = createClaims<string>((value) => held.push(value));
  const page = claims.claim('page');
  const sheet = claims.claim('sheet');
  page.change('page, changed');
  sheet.release();
  page.release();
  page.release();
  expect(held).toEqual(['page', 'sheet', 'page, changed', null]);
});
