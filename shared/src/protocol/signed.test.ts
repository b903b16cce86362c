import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors/appError.ts';
import { arrivalsOf, wantedBy } from './arrivals.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { movementOf } from './signed.ts';

const fee = { amount: 0, asset_id: '1.3.0' };

describe('the effect of an operation on its signer', () => {
  it('is the amounts and recipients of a transfer', () => {
    const amount = { amount: '5', asset_id: '1.3.9' };
    const moved = movementOf([
      operationType.transfer,
      { fee, from: '1.2.18', to: '1.2.19', amount, extensions: [] },
    ]);
    expect(moved).toEqual({ leaves: [amount], arrives: [], toId: '1.2.19' });
  });

  it('includes the minimum of an exchange', () => {
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
    expect(moved).toEqual({ leaves: [sell], arrives: [least], toId: null, poolId: '1.19.4' });
  });

  const order = (fill_or_kill: boolean): Operation => [
    operationType.limit_order_create,
    {
      fee,
      seller: '1.2.18',
      amount_to_sell: { amount: '500', asset_id: '1.3.9' },
      min_to_receive: { amount: '1999', asset_id: '1.3.0' },
      expiration: '2027-01-01T00:00:00',
      fill_or_kill,
      extensions: {},
    },
  ];
  const feeOf = () => ({ maker: 20, taker: 10 });

  it("is the amount after a taker's market fee for an order filled at once", () => {
    const moved = movementOf(order(true));
    expect(moved.leaves).toEqual([{ amount: '500', asset_id: '1.3.9' }]);
    expect(arrivalsOf(moved, feeOf)).toEqual([{ amount: '1998', asset_id: '1.3.0' }]);
    expect(wantedBy(moved, feeOf)).toEqual([]);
  });

  it('has no certain proceeds for a resting order, and its demand less the higher fee', () => {
    const moved = movementOf(order(false));
    expect(arrivalsOf(moved, feeOf)).toEqual([]);
    expect(wantedBy(moved, feeOf)).toEqual([{ amount: '1996', asset_id: '1.3.0' }]);
  });

  it('is unknown for a trade with an unknown market fee', () => {
    expect(() => arrivalsOf(movementOf(order(true)), () => undefined)).toThrow('chain.unknown_asset');
  });

  it('is unknown for an operation that the app does not sign', () => {
    let thrown: unknown;
    try {
      movementOf([
        7,
        {
          fee,
          authorizing_account: '1.2.18',
          account_to_list: '1.2.19',
          new_listing: 1,
          extensions: [],
        },
      ]);
    } catch (error) {
      thrown = error;
    }
    expect(hasCode(thrown, 'signer.operation_not_allowed')).toBe(true);
  });
});
