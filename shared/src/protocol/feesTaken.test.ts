import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesTaken } from './feesTaken.ts';
import type { MarketFee } from './marketFee.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';

const fee = { amount: 0, asset_id: '1.3.0' };
const one = (asset_id: string) => ({ amount: 1, asset_id });
const order = (sold: string, wanted: string, fill_or_kill = false): Operation => [
  operationType.limit_order_create,
  {
    fee,
    seller: '1.2.18',
    amount_to_sell: one(sold),
    min_to_receive: one(wanted),
    expiration: '2027-01-01T00:00:00',
    fill_or_kill,
    extensions: {},
  },
];
const exchange = (sold: string, bought: string, pool = '1.19.1'): Operation => [
  operationType.liquidity_pool_exchange,
  {
    fee,
    account: '1.2.18',
    pool,
    amount_to_sell: one(sold),
    min_to_receive: one(bought),
    extensions: [],
  },
];
const withdrawal: Operation = [
  operationType.liquidity_pool_withdraw,
  { fee, account: '1.2.18', pool: '1.19.1', share_amount: one('1.3.9'), extensions: [] },
];
const pool = {
  id: '1.19.1',
  asset_a: '1.3.1',
  asset_b: '1.3.2',
  taker_fee_percent: 100,
  withdrawal_fee_percent: 3_000,
};
const takenOf = (operations: Operation[], fees: Record<string, MarketFee> = {}, pools = [pool]) =>
  Object.fromEntries(feesTaken(operations, { feeOf: (id) => fees[id] ?? { maker: 0, taker: 0 }, pools }));

describe('the share taken by fees', () => {
  it('is the fee on the proceeds of an order, on either side of a trade if it may rest', () => {
    const fees = { '1.3.2': { maker: 2_000, taker: 500 }, '1.3.1': { maker: 9_000, taker: 9_000 } };
    expect(takenOf([order('1.3.1', '1.3.2')], fees)).toEqual({ '1.3.2': 2_000 });
    expect(takenOf([order('1.3.1', '1.3.2', true)], fees)).toEqual({ '1.3.2': 500 });
  });

  it('is the sum of the fee of the sold asset, of the pool, and of the bought asset for an exchange', () => {
    const fees = { '1.3.1': { maker: 1_000, taker: 0 }, '1.3.2': { maker: 0, taker: 5_000 } };
    // 0.9 × 0.99 × 0.5
    expect(takenOf([exchange('1.3.1', '1.3.2')], fees)).toEqual({ '1.3.2': 5_545 });
    expect(takenOf([exchange('1.3.1', '1.3.2')])).toEqual({ '1.3.2': 100 });
  });

  it('is the fee of the pool, for both assets of a withdrawal', () => {
    expect(takenOf([withdrawal])).toEqual({ '1.3.1': 3_000, '1.3.2': 3_000 });
  });

  it('covers all trades in a row, by the most expensive way, and is reported for the last asset alone', () => {
    const dear = { ...pool, id: '1.19.2', taker_fee_percent: 5_000 };
    const ways = [
      exchange('1.3.1', '1.3.2', '1.19.2'),
      exchange('1.3.1', '1.3.2'),
      exchange('1.3.2', '1.3.3'),
    ];
    expect(takenOf(ways, {}, [pool, dear])).toEqual({ '1.3.3': 5_050 });
    const withdrawn = [withdrawal, exchange('1.3.1', '1.3.2')];
    expect(takenOf(withdrawn)).toEqual({ '1.3.2': 3_070 });
  });

  it("is not hidden by a later trade of an order's future proceeds", () => {
    const fees = { '1.3.2': { maker: 0, taker: 10_000 } };
    expect(takenOf([order('1.3.1', '1.3.2'), exchange('1.3.2', '1.3.3')], fees)).toEqual({
      '1.3.2': 10_000,
      '1.3.3': 100,
    });
  });

  it('is zero without a trade', () => {
    const transfer: Operation = [
      operationType.transfer,
      { fee, from: '1.2.18', to: '1.2.19', amount: one('1.3.2'), extensions: [] },
    ];
    expect(takenOf([transfer], { '1.3.2': { maker: 9_000, taker: 9_000 } })).toEqual({});
  });

  it('never falls with a further step, nor exceeds the whole', () => {
    const percent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.array(percent, { minLength: 1, maxLength: 4 }), (percents) => {
        const pools = percents.map((taker, index) => ({
          ...pool,
          id: `1.19.${index}`,
          taker_fee_percent: taker,
        }));
        const steps = percents.map((_, index) =>
          exchange(`1.3.${index}`, `1.3.${index + 1}`, `1.19.${index}`),
        );
        const all = takenOf(steps, {}, pools)[`1.3.${percents.length}`] ?? -1;
        expect(all).toBeGreaterThanOrEqual(Math.max(...percents));
        expect(all).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});
