import { describe, expect, it } from 'vitest';
import { operationName, operationType } from './operationTypes.ts';

describe('operation numbers', () => {
  it('run from 0 to 77 without a gap', () => {
    expect(Object.values(operationType)).toEqual(Array.from({ length: 78 }, (_, index) => index));
  });

  it("have the chain's names", () => {
    expect(operationName(0)).toBe('transfer');
    expect(operationName(1)).toBe('limit_order_create');
    expect(operationName(59)).toBe('liquidity_pool_create');
    expect(operationName(33)).toBe('vesting_balance_withdraw');
    expect(operationName(63)).toBe('liquidity_pool_exchange');
    expect(operationName(77)).toBe('limit_order_update');
    expect(operationName(78)).toBeUndefined();
    expect(operationName(-1)).toBeUndefined();
  });
});
