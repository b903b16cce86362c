import { expect, it } from 'vitest';
import { TestOrder } from './testOrder.ts';

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}.test.ts`);
const orderOf = (beside: number, stored: number) =>
  new TestOrder(() => ({ beside: named('beside', beside), stored: named('stored', stored) }));

it('the nearest tests run, and those that noticed most changes of the file come first', () => {
  const order = orderOf(20, 5);
  expect(order.of('a.ts', {})).toEqual(named('beside', 16));
  for (const test of ['beside3.test.ts', 'beside5.test.ts', 'beside5.test.ts']) order.learn('a.ts', test);
  expect(order.of('a.ts', {}).slice(0, 4)).toEqual([5, 3, 0, 1].map((index) => `beside${index}.test.ts`));
  expect(order.of('b.ts', {})[0]).toBe('beside0.test.ts');
});

it('two of those with databases run too for a storage module, last unless they noticed something', () => {
  const order = orderOf(2, 5);
  expect(order.of('a.ts', { isStored: true })).toEqual([...named('beside', 2), ...named('stored', 2)]);
  order.learn('a.ts', 'stored1.test.ts');
  expect(order.of('a.ts', { isStored: true })[0]).toBe('stored1.test.ts');
});
