import type { LiquidityPoolExchange } from '@xbts/shared/protocol/operations/liquidityPoolExchange.ts';
import { describe, expect, it, vi } from 'vitest';
import { resultOf, soldBy } from './swapResult.ts';

vi.mock('../../../platform/chain/chain.ts', () => ({ chain: {} }));

const [BTS, STH, USDT, HIVE] = ['1.3.0', '1.3.1', '1.3.2', '1.3.3'];

/** An exchange of one asset for a minimum of another. */
const exchange = (amount: number, sold: string, least: number, bought: string): LiquidityPoolExchange => ({
  fee: { amount: 0, asset_id: BTS },
  account: '1.2.18',
  pool: '1.19.0',
  amount_to_sell: { amount, asset_id: sold },
  min_to_receive: { amount: least, asset_id: bought },
  extensions: [],
});
const units = (amount: bigint, assetId: string) => ({ units: amount, assetId });

describe('the sold amount of a swap', () => {
  it('is the sum over parallel ways', () => {
    const parallel = [
      exchange(600, BTS, 20, HIVE),
      exchange(400, BTS, 50, USDT),
      exchange(50, USDT, 13, HIVE),
    ];
    expect(soldBy(parallel)).toEqual(units(1_000n, BTS));
  });

  it('is counted once when the route leads through the sold asset again', () => {
    const circle = [
      exchange(1_000, BTS, 5_000, STH),
      exchange(5_000, STH, 390, USDT),
      exchange(390, USDT, 1_002, BTS),
      exchange(1_002, BTS, 33, HIVE),
    ];
    expect(soldBy(circle)).toEqual(units(1_000n, BTS));
    const received = [units(5_010n, STH), units(391n, USDT), units(1_005n, BTS), units(34n, HIVE)];
    expect(resultOf(circle, received)).toEqual({
      sold: units(1_000n, BTS),
      got: units(34n, HIVE),
      remains: [units(3n, BTS), units(10n, STH), units(1n, USDT)],
    });
  });
});

describe('the proceeds of a swap', () => {
  it('leave nothing of the sold asset, and the unsold part of intermediate ones', () => {
    const through = [exchange(1_000, BTS, 80, USDT), exchange(80, USDT, 33, HIVE)];
    expect(resultOf(through, [units(82n, USDT), units(34n, HIVE)])).toEqual({
      sold: units(1_000n, BTS),
      got: units(34n, HIVE),
      remains: [units(2n, USDT)],
    });
  });
});
