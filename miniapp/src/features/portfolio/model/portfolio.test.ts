import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import {
  assetIdsOf,
  byValue,
  estimateOf,
  type FeaturedPrices,
  holdingsOf,
  type OwnedHolding,
  totalOf,
} from './portfolio.ts';

const bts: OwnedHolding = {
  assetId: '1.3.0',
  symbol: 'BTS',
  precision: 5,
  amount: 18_420_311_842n,
  inOrders: 0n,
  total: 18_420_311_842n,
  staked: 0n,
};
const held = (symbol: string, total: bigint, precision = 4): OwnedHolding => ({
  assetId: '1.3.77',
  symbol,
  precision,
  amount: total,
  inOrders: 0n,
  total,
  staked: 0n,
});

const prices: FeaturedPrices = {
  bts: {
    quotes: { USD: { price: 0.006, percent_change_24h: 25 }, RUB: undefined, CNY: undefined, EUR: undefined },
  },
  btc: {
    quotes: {
      USD: { price: 90_000, percent_change_24h: -50 },
      RUB: undefined,
      CNY: undefined,
      EUR: undefined,
    },
  },
  sth: { quotes: { USD: { price: 0.004 }, RUB: undefined, CNY: undefined, EUR: undefined } },
};

/** The members of a full account that holdings are read from. */
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
  it('adds what is for sale in all orders of an asset to its balance', () => {
    const full = account({
      balances: [['1.3.5', 700n]],
      orders: [
        ['1.3.5', 200n],
        ['1.3.5', 100n],
      ],
    });
    expect(holdingsOf(full, assets(['1.3.5', 'XBTSX.BTC', 8]))).toEqual([
      {
        assetId: '1.3.5',
        symbol: 'XBTSX.BTC',
        precision: 8,
        amount: 700n,
        inOrders: 300n,
        total: 1000n,
        staked: 0n,
      },
    ]);
  });

  it('shows an asset that lies in orders only', () => {
    const full = account({ balances: [], orders: [['1.3.5', 200n]] });
    expect(holdingsOf(full, assets(['1.3.5', 'XBTSX.BTC', 8]))).toEqual([
      {
        assetId: '1.3.5',
        symbol: 'XBTSX.BTC',
        precision: 8,
        amount: 0n,
        inOrders: 200n,
        total: 200n,
        staked: 0n,
      },
    ]);
  });

  it('shows the native coin to an account that never had any', () => {
    expect(holdingsOf(account({ balances: [] }), assets(['1.3.0', 'BTS', 5]))).toEqual([
      { assetId: '1.3.0', symbol: 'BTS', precision: 5, amount: 0n, inOrders: 0n, total: 0n, staked: 0n },
    ]);
  });

  it('keeps every unit of an amount that no float could hold', () => {
    const full = account({ balances: [['1.3.0', 9_007_199_254_740_993n]] });
    expect(holdingsOf(full, assets(['1.3.0', 'BTS', 5]))[0]?.total).toBe(9_007_199_254_740_993n);
  });

  it('names each asset once, the native coin first', () => {
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

describe('estimates', () => {
  it('values the native coin by its featured price', () => {
    const { value, change24h } = estimateOf(bts, prices, 'USD');
    expect(value).toBeCloseTo(1105.2187105, 6);
    expect(change24h).toBe(25);
  });

  it("values a gateway's token of a featured coin", () => {
    expect(estimateOf(held('XBTSX.BTC', 5_000_000n, 8), prices, 'USD').value).toBeCloseTo(4500, 6);
  });

  it('gives no price, never zero, to what has none', () => {
    const none = { value: null, change24h: null };
    expect(estimateOf(held('XBTSX.USDT', 100n), prices, 'USD')).toEqual(none);
    expect(estimateOf(bts, {}, 'USD')).toEqual(none);
    expect(estimateOf(bts, prices, 'RUB')).toEqual(none);
  });

  it('takes no price for a token that only ends like a featured coin', () => {
    for (const symbol of ['BTC', 'OTHER.BTC', 'XBTSX.WBTC', 'XBTSX.CONSTRUCTOR', 'XBTSX.BTS.BTC']) {
      expect(estimateOf(held(symbol, 100n), prices, 'USD').value, symbol).toBeNull();
    }
  });
});

describe('the total', () => {
  it('sums what has a price, and says how many have none', () => {
    expect(
      totalOf([
        { value: 125, change24h: 25 },
        { value: 50, change24h: -50 },
        { value: null, change24h: null },
      ]),
    ).toEqual({ value: 175, change: -25, percent: -12.5, unpriced: 1 });
  });

  it('takes a coin without a known change as unchanged', () => {
    expect(totalOf([{ value: 10, change24h: null }])).toEqual({
      value: 10,
      change: 0,
      percent: 0,
      unpriced: 0,
    });
  });

  it('is zero with no change for nothing', () => {
    expect(totalOf([])).toEqual({ value: 0, change: 0, percent: 0, unpriced: 0 });
  });

  it('survives a coin that lost everything', () => {
    const { change, percent } = totalOf([{ value: 0, change24h: -100 }]);
    expect([change, percent]).toEqual([0, 0]);
  });
});

describe('the order of the list', () => {
  it('is by value, then what has no price by symbol, the native coin before its equals, what is not owned last', () => {
    const row = (symbol: string, total: bigint, value: number | null) => ({
      holding: { ...held(symbol, total), assetId: symbol === 'BTS' ? '1.3.0' : '1.3.77' },
      estimate: { value, change24h: null },
    });
    const rows = [
      row('ZERO', 0n, 0),
      row('ZED', 5n, null),
      row('ALPHA', 5n, null),
      row('BTS', 5n, null),
      row('XBTSX.STH', 5n, 3),
      row('XBTSX.BTC', 5n, 20),
    ];
    expect(rows.sort(byValue).map(({ holding }) => holding.symbol)).toEqual([
      'XBTSX.BTC',
      'XBTSX.STH',
      'BTS',
      'ALPHA',
      'ZED',
      'ZERO',
    ]);
  });
});
