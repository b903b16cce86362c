import type { Asset, FullAccount, VestingBalance } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { assetIdsOf, holdingsOf, ownedUnits } from './holdings.ts';

/** The members of a full account that holdings use. */
function account(parts: {
  balances: readonly [assetId: string, units: bigint][];
  orders?: readonly [assetId: string, units: bigint][];
}): Pick<FullAccount, 'balances' | 'limit_orders'> {
  const price = (asset_id: string) => ({
    base: { amount: 1n, asset_id },
    quote: { amount: 1n, asset_id: '1.3.9' },
  });
  return {
    balances: parts.balances.map(([asset_type, balance], index) => ({
      id: `2.5.${index}`,
      owner: '1.2.17',
      asset_type,
      balance,
    })),
    limit_orders: (parts.orders ?? []).map(([assetId, for_sale], index) => ({
      id: `1.7.${index}`,
      expiration: '2027-01-01T00:00:00',
      seller: '1.2.17',
      for_sale,
      sell_price: price(assetId),
      deferred_fee: 48_260n,
      deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
    })),
  };
}

function assets(
  ...known: readonly [id: string, symbol: string, precision: number][]
): Map<string, Pick<Asset, 'symbol' | 'precision'>> {
  return new Map(known.map(([id, symbol, precision]) => [id, { symbol, precision }]));
}

describe('holdings', () => {
  it('add the amounts in all orders of an asset to its balance', () => {
    const full = account({
      balances: [['1.3.5', 700n]],
      orders: [
        ['1.3.5', 200n],
        ['1.3.5', 100n],
      ],
    });
    expect(holdingsOf(full, assets(['1.3.5', 'XBTSX.BTC', 8]), '1.3.4099')).toEqual([
      {
        assetId: '1.3.5',
        symbol: 'XBTSX.BTC',
        precision: 8,
        amount: 700n,
        inOrders: 300n,
        total: 1000n,
        staked: 0n,
        vesting: 0n,
      },
    ]);
  });

  it('include an asset that is only in orders', () => {
    const full = account({ balances: [], orders: [['1.3.5', 200n]] });
    expect(holdingsOf(full, assets(['1.3.5', 'XBTSX.BTC', 8]), '1.3.4099')).toEqual([
      {
        assetId: '1.3.5',
        symbol: 'XBTSX.BTC',
        precision: 8,
        amount: 0n,
        inOrders: 200n,
        total: 200n,
        staked: 0n,
        vesting: 0n,
      },
    ]);
  });

  it('include the native coin for an account that never had any', () => {
    expect(holdingsOf(account({ balances: [] }), assets(['1.3.0', 'BTS', 5]), '1.3.4099')).toEqual([
      {
        assetId: '1.3.0',
        symbol: 'BTS',
        precision: 5,
        amount: 0n,
        inOrders: 0n,
        total: 0n,
        staked: 0n,
        vesting: 0n,
      },
    ]);
  });

  it('count only time-locked amounts of the staking asset as staked, other vesting balances separately', () => {
    const vesting = (
      id: string,
      amount: bigint,
      type: string,
      policy: VestingBalance['policy'],
    ): VestingBalance => ({
      id,
      owner: '1.2.18',
      balance: { amount, asset_id: '1.3.4099' },
      policy,
      balance_type: type,
    });
    const coinDays = {
      vesting_seconds: 60,
      start_claim: '2026-01-01T00:00:00',
      coin_seconds_earned: 0n,
      coin_seconds_earned_last_update: '2026-01-01T00:00:00',
    };
    const full = {
      ...account({ balances: [['1.3.4099', 1n]] }),
      vesting_balances: [
        vesting('1.13.1', 10n, 'unspecified', [1, coinDays]),
        vesting('1.13.2', 100n, 'market_fee_sharing', [2, {}]),
        vesting('1.13.3', 1000n, 'unspecified', [2, {}]),
      ],
    };
    const [, sth] = holdingsOf(full, assets(['1.3.0', 'BTS', 5], ['1.3.4099', 'XBTSX.STH', 8]), '1.3.4099');
    expect([sth?.staked, sth?.vesting, sth && ownedUnits(sth)]).toEqual([10n, 1100n, 1111n]);
  });

  it('preserve every unit of an amount beyond the range of floats', () => {
    const full = account({ balances: [['1.3.0', 9_007_199_254_740_993n]] });
    expect(holdingsOf(full, assets(['1.3.0', 'BTS', 5]), '1.3.4099')[0]?.total).toBe(9_007_199_254_740_993n);
  });

  it('name each asset once, the native coin first', () => {
    const full = account({
      balances: [
        ['1.3.5', 1n],
        ['1.3.0', 1n],
      ],
      orders: [
        ['1.3.5', 1n],
        ['1.3.8', 1n],
      ],
    });
    expect(assetIdsOf(full)).toEqual(['1.3.0', '1.3.5', '1.3.8']);
  });
});
