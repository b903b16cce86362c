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

it('input in the expected form is returned', () => {
  expect(readInput(schema, { ids: ['a'], count: 1, more: 2 })).toEqual({ ids: ['a'], count: 1 });
});

it('the first wrong member is named with its expected form, never with its value', () => {
  expect(refusalOf({ ids: ['a', 'SECRET'], count: 'SECRET' })).toBe('ids.1: expected /^[a-z]+$/u');
  expect(refusalOf({ ids: [], count: 'SECRET' })).toBe('count: expected number');
});

it('input without members is named by its kind, or by its rule if it has no form', () => {
  expect(refusalOf('SECRET')).toBe('schema: expected Object');
  expect(refusalOf({ ids: [], count: 0 })).toBe('count: expected check');
});
