import { expect, it } from 'vitest';
import { cancelledTogether } from './orderChoice.ts';

const orders = Array.from({ length: 100 }, (_, instance) => ({ id: `1.7.${instance}` }) as never);

it('cancels no more orders together than fit into a transaction of the chain, the oldest first', () => {
  expect(cancelledTogether(orders.slice(0, 20), 2048)).toHaveLength(20);
  const together = cancelledTogether(orders, 2048);
  expect(together.length).toBeGreaterThan(50);
  expect(together.length).toBeLessThan(100);
  expect(together[0]).toBe(orders[0]);
  expect(cancelledTogether(orders, 400).length).toBeLessThan(together.length);
});
