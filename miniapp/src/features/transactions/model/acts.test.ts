import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { expect, it } from 'vitest';
import { actOf } from './acts.ts';

const of = (name: keyof typeof operationType, payload: object = {}) =>
  [operationType[name], payload] as unknown as Operation;

it('one word says what a transaction does', () => {
  expect(actOf([of('transfer'), of('transfer')])).toBe('sent');
  expect(actOf([of('liquidity_pool_deposit')])).toBe('added');
  expect(actOf([of('vesting_balance_create')])).toBe('staked');
  expect(actOf([of('limit_order_cancel')])).toBe('cancelled');
  expect(actOf([of('account_upgrade')])).toBe('done');
});

it('a swap on the way into a pool is part of what is added, and a moved order is placed', () => {
  expect(actOf([of('liquidity_pool_exchange'), of('liquidity_pool_deposit')])).toBe('added');
  expect(actOf([of('limit_order_cancel'), of('limit_order_create', { fill_or_kill: false })])).toBe(
    'ordered',
  );
});

it('an order that is filled at once or not at all is a swap', () => {
  expect(actOf([of('limit_order_create', { fill_or_kill: true })])).toBe('swapped');
});
