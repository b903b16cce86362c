import { expect, it } from 'vitest';
import { _ as spread } from './objectSpread.ts';
import { _ as without } from './objectWithoutProperties.ts';

it('members are copied in order, the later before the earlier, and nothing is no member', () => {
  expect(spread({ a: 1 }, { a: 2, b: 3 }, null, undefined, { c: 4 })).toEqual({ a: 2, b: 3, c: 4 });
});

it('members that are named are left out, and the object itself stays as it was', () => {
  const props = { a: 1, b: 2, c: 3 };
  expect(without(props, ['a', 'c', 'd'])).toEqual({ b: 2 });
  expect(props).toEqual({ a: 1, b: 2, c: 3 });
  expect(without(null, ['a'])).toEqual({});
});
