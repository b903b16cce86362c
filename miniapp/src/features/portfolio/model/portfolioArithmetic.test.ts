import { findPrices } from '@xbts/shared/market/findPrices.ts';
import { fullAccountsSchema } from '@xbts/shared/protocol/objects.ts';
import { answerOf } from '@xbts/shared/protocol/recorded.fixture.ts';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ownedUnits } from '../../account/model/holdings.ts';
import type { AssetMetadata } from '../../assets/model/metadata.ts';
import type { FeaturedPrices } from '../../assets/model/prices/featuredQuote.ts';
import { type PriceSources, priceBookOf } from '../../assets/model/prices/priceBook.ts';
import { totalOf } from './portfolio.ts';
import { partsOfPortfolio, pooledUnits, slicesOf } from './portfolioParts.ts';
import { portfolioRows } from './portfolioRows.ts';

/*
 * The account alice-trader7 of a real node (tests/vectors/rpc.json), valued twice: by the app, and in fractions of
 * whole numbers.
 */

interface RawAccount {
  balances: { asset_type: string; balance: string | number }[];
  limit_orders: { for_sale: string | number; sell_price: { base: { asset_id: string } } }[];
  vesting_balances: { balance: { amount: string | number; asset_id: string } }[];
}
interface RawPool {
  id: string;
  balance_a: string | number;
  balance_b: string | number;
  statistics: { total_deposit_share_amount: string; total_withdrawal_share_amount: string };
}

const pairs = answerOf('get_full_accounts', [['alice-trader7', '1.2.19'], false]) as [string, RawAccount][];
const raw = pairs.find(([key]) => key === 'alice-trader7')?.[1] as RawAccount;
const full = parse(fullAccountsSchema, pairs).find(([key]) => key === 'alice-trader7')?.[1];
const [rawPool] = answerOf('list_liquidity_pools') as [RawPool];
const supply =
  BigInt(rawPool.statistics.total_deposit_share_amount) -
  BigInt(rawPool.statistics.total_withdrawal_share_amount);

const metadata = new Map<string, AssetMetadata>(
  (
    [
      ['1.3.0', 'BTS', 5],
      ['1.3.2', 'XBTSX.STH', 8],
      ['1.3.3', 'XBTSX.BTC', 8],
      ['1.3.4', 'NOMARKET', 4],
      ['1.3.5', 'BTSSTHPOOL', 5],
      ['1.3.6', 'NOMARKET.TWO', 6],
      ['1.3.7', 'RUBLE', 5],
    ] as const
  ).map(([id, symbol, precision]) => [id, { id, symbol, precision, dynamic_asset_data_id: '2.3.0' }]),
);

const quotes = (USD: number, RUB: number) => ({
  quotes: { USD: { price: USD }, RUB: { price: RUB }, CNY: undefined, EUR: undefined },
});
const prices: FeaturedPrices = {
  bts: quotes(0.00421, 0.3368),
  sth: quotes(0.00379, 0.3032),
  btc: quotes(90_123.45, 7_209_876),
};
const unread = { dataUpdatedAt: 0, isRefetchError: false };
const sources: PriceSources = {
  prices,
  pools: [
    {
      id: rawPool.id,
      assetA: '1.3.0',
      assetB: '1.3.2',
      balanceA: BigInt(rawPool.balance_a),
      balanceB: BigInt(rawPool.balance_b),
      shareAsset: '1.3.5',
    },
  ],
  tickers: {},
  assets: [...metadata.values()],
  reads: { coins: {}, pools: unread, tickers: unread },
  isPending: false,
};
const supplies = new Map([['1.3.5', supply]]);
const book = priceBookOf({ ...sources, find: findPrices(sources) }, supplies);
const rowsIn = (currency: 'USD' | 'RUB') =>
  portfolioRows(full as NonNullable<typeof full>, metadata, {
    prices,
    book,
    currency,
    stakingAsset: '1.3.2',
  });

/** Units of an asset from the recorded JSON itself. */
function recordedUnits(id: string): bigint {
  const balance = raw.balances.filter((each) => each.asset_type === id).map((each) => each.balance);
  const orders = raw.limit_orders
    .filter((each) => each.sell_price.base.asset_id === id)
    .map((each) => each.for_sale);
  const stakes = raw.vesting_balances
    .filter((each) => each.balance.asset_id === id)
    .map((each) => each.balance.amount);
  return [...balance, ...orders, ...stakes].reduce((sum, each) => sum + BigInt(each), 0n);
}

/** The value of units in millionths of a cent, at a price in millionths. */
const worth = (units: bigint, precision: number, priceMillionths: bigint) =>
  (units * priceMillionths * 100n) / 10n ** BigInt(precision);

/**
 * The total in cents by whole numbers alone: two featured coins and BTC, the pool's shares by both its sides, and
 * rubles by the rate of BTS.
 */
function recordedTotalCents(bts: bigint, sth: bigint, btc: bigint, ruble: bigint): number {
  const shares = recordedUnits('1.3.5');
  const partA = (shares * BigInt(rawPool.balance_a)) / supply;
  const partB = (shares * BigInt(rawPool.balance_b)) / supply;
  const millionths =
    worth(recordedUnits('1.3.0') + partA, 5, bts) +
    worth(recordedUnits('1.3.2') + partB, 8, sth) +
    worth(recordedUnits('1.3.3'), 8, btc) +
    worth(recordedUnits('1.3.7'), 5, ruble);
  return Number(millionths / 1_000_000n);
}

describe('a recorded account', () => {
  it('is exact to the unit: spendable, in orders, staked, and in total', () => {
    const rows = rowsIn('USD');
    expect(rows.map(({ holding }) => [holding.assetId, ownedUnits(holding)])).toEqual(
      [...metadata.keys()].map((id) => [id, recordedUnits(id)]),
    );
    const sth = rows.find(({ holding }) => holding.assetId === '1.3.2')?.holding;
    expect(sth).toMatchObject({
      amount: 12_419_718_921_076n,
      inOrders: 2_000_000_000n,
      staked: 9_999_999_000_000n,
    });
  });

  it('is exact to the unit in its shares of a pool', () => {
    // 16,085,165,207 of 114,850,597,308 shares of 1,435,101,703 BTS units and 114,942,775,316 STH units, rounded down.
    expect(supply).toBe(114_850_597_308n);
    expect([...pooledUnits(rowsIn('USD'), book)]).toEqual([
      ['1.3.0', 200_990_230n],
      ['1.3.2', 16_098_075_009n],
    ]);
  });

  it('has the same value as an independent calculation, to the cent, in two currencies', () => {
    const usd = totalOf(rowsIn('USD').map(({ estimate }) => estimate));
    // One ruble in dollars: 0.00421 / 0.3368.
    expect(
      Math.abs(usd.value * 100 - recordedTotalCents(4210n, 3790n, 90_123_450_000n, 12_500n)),
    ).toBeLessThan(1);
    const rub = totalOf(rowsIn('RUB').map(({ estimate }) => estimate));
    expect(
      Math.abs(rub.value * 100 - recordedTotalCents(336_800n, 303_200n, 7_209_876_000_000n, 1_000_000n)),
    ).toBeLessThan(1);
    expect(usd.unpriced).toBe(2);
  });

  it('is the sum of its parts, by place and by asset', () => {
    const rows = rowsIn('USD');
    const total = totalOf(rows.map(({ estimate }) => estimate)).value;
    const { free, orders, stakes, pools } = partsOfPortfolio(rows, book);
    expect(free + orders + stakes + pools).toBeCloseTo(total, 6);
    // 20 STH in orders, 99,999.99 STH staked.
    expect(orders).toBeCloseTo(0.0758, 6);
    expect(stakes).toBeCloseTo(378.9999621, 6);
    const { slices, rest } = slicesOf(rows, 2);
    expect(slices.map(({ symbol }) => symbol)).toEqual(['XBTSX.BTC', 'BTS']);
    expect(slices.reduce((sum, { value }) => sum + value, rest)).toBeCloseTo(total, 6);
  });
});
