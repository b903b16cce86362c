import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readInput } from './readInput.ts';

const schema = v.object({
  ids: v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/u, 'small letters'))),
  count: v.pipe(
    v.number(),
    v.check((count) => count > 0),
  ),
});
const refusalOf = (input: unknown) => {
  try {
    return readInput(schema, input);
  } catch (error) {
    return (error as { facts: { detail: string } }).facts.detail;
  }
};

it('what is in the expected form is given back', () => {
  expect(readInput(schema, { ids: ['a'], count: 1, more: 2 })).toEqual({ ids: ['a'], count: 1 });
});

it('the first wrong member is named with what it should be, never with what it was', () => {
  expect(refusalOf({ ids: ['a', 'SECRET'], count: 'SECRET' })).toBe('ids.1: expected /^[a-z]+$/u');
  expect(refusalOf({ ids: [], count: 'SECRET' })).toBe('count: expected number');
});

it('what has no member is called by its kind, what expects no form by its rule', () => {
  expect(refusalOf('SECRET')).toBe('schema: expected Object');
  expect(refusalOf({ ids: [], count: 0 })).toBe('count: expected check');
});
