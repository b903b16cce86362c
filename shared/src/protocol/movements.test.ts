import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors/appError.ts';
import { movementOf } from './movements.ts';
import { operationType } from './operationTypes.ts';

const fee = { amount: 0, asset_id: '1.3.0' };

describe('what an operation does to its signer', () => {
  it('is what a transfer takes, and whom it pays', () => {
    const amount = { amount: '5', asset_id: '1.3.9' };
    const moved = movementOf([
      operationType.transfer,
      { fee, from: '1.2.18', to: '1.2.19', amount, extensions: [] },
    ]);
    expect(moved).toEqual({ leaves: [amount], arrives: [], toId: '1.2.19' });
  });

  it('is of an exchange also the least that it brings', () => {
    const sell = { amount: '5', asset_id: '1.3.9' };
    const least = { amount: '7', asset_id: '1.3.0' };
    const moved = movementOf([
      operationType.liquidity_pool_exchange,
      {
        fee,
        account: '1.2.18',
        pool: '1.19.4',
        amount_to_sell: sell,
        min_to_receive: least,
        extensions: [],
      },
    ]);
    expect(moved).toEqual({ leaves: [sell], arrives: [least], toId: null });
  });

  it('is not known of an operation that the app does not sign', () => {
    let thrown: unknown;
    try {
      movementOf([
        8,
        { fee, account_to_upgrade: '1.2.18', upgrade_to_lifetime_member: true, extensions: [] },
      ]);
    } catch (error) {
      thrown = error;
    }
    expect(hasCode(thrown, 'signer.operation_not_allowed')).toBe(true);
  });
});
