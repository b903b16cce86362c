import type { Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { shortageOf, sumUp } from './reviewSums.ts';

const one = { amount: 1n, asset_id: '1.3.0' };
const asset = (id: string, symbol: string, precision: number): Asset => ({
  id,
  symbol,
  precision,
  issuer: '1.2.3',
  options: {
    max_supply: 1_000n,
    market_fee_percent: 0,
    max_market_fee: 0n,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: one, quote: one },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
  dynamic_asset_data_id: id.replace('1.3.', '2.3.'),
});
const assets = [asset('1.3.0', 'BTS', 5), asset('1.3.1', 'MID', 3), asset('1.3.2', 'END', 2)];

const withFee = (each: Asset, percent = 100): Asset => ({
  ...each,
  options: { ...each.options, flags: 1, market_fee_percent: percent, max_market_fee: 1_000n },
});

const exchange = (sell: [number, string], least: [number, string], fee = 100): Operation => [
  63,
  {
    fee: { amount: fee, asset_id: '1.3.0' },
    account: '1.2.18',
    pool: '1.19.1',
    amount_to_sell: { amount: sell[0], asset_id: sell[1] },
    min_to_receive: { amount: least[0], asset_id: least[1] },
    extensions: [],
  },
];
const hops = [exchange([5_000, '1.3.0'], [700, '1.3.1']), exchange([700, '1.3.1'], [90, '1.3.2'])];
const holding = (balances: Record<string, bigint>): ChainAmount[] =>
  Object.entries(balances).map(([asset_id, amount]) => ({ asset_id, amount }));
const short = (operations: readonly Operation[], balances: Record<string, bigint>) => {
  const error = shortageOf(operations, { balances: holding(balances), assets });
  return error === null ? null : [error.code, error.facts];
};

describe('the sums of several operations', () => {
  it('cancel out amounts that one brings and the next one takes', () => {
    const { leaves, arrives, fees } = sumUp(hops, assets);
    expect(leaves).toEqual([{ assetId: '1.3.0', symbol: 'BTS', precision: 5, units: 5_000n }]);
    expect(arrives).toEqual([{ assetId: '1.3.2', symbol: 'END', precision: 2, units: 90n }]);
    expect(fees).toEqual([{ assetId: '1.3.0', symbol: 'BTS', precision: 5, units: 200n }]);
  });

  it('include the immediate proceeds of an order minus its market fee, which a swap can sell on', () => {
    const charged = assets.map((each) => (each.id === '1.3.1' ? withFee(each) : each));
    const order = (fill_or_kill: boolean): Operation => [
      1,
      {
        fee: { amount: 100, asset_id: '1.3.0' },
        seller: '1.2.18',
        amount_to_sell: { amount: 5_000, asset_id: '1.3.0' },
        min_to_receive: { amount: 1_000, asset_id: '1.3.1' },
        expiration: '2027-01-01T00:00:00',
        fill_or_kill,
        extensions: {},
      },
    ];
    const operations = [order(true), exchange([990, '1.3.1'], [90, '1.3.2'])];
    expect(sumUp(operations, charged).arrives.map(({ symbol, units }) => `${units} ${symbol}`)).toEqual([
      '90 END',
    ]);
    expect(shortageOf(operations, { balances: holding({ '1.3.0': 5_200n }), assets: charged })).toBeNull();
    const tooMuch = [order(true), exchange([991, '1.3.1'], [90, '1.3.2'])];
    expect(
      shortageOf(tooMuch, { balances: holding({ '1.3.0': 5_200n }), assets: charged })?.facts,
    ).toMatchObject({
      symbol: 'MID',
    });
    const resting = sumUp([order(false)], charged);
    expect([resting.arrives, resting.wants.map(({ units }) => units)]).toEqual([[], [990n]]);
  });

  it('list a received asset even if fees leave nothing of it', () => {
    const eaten = assets.map((each) => (each.id === '1.3.1' ? withFee(each, 10_000) : each));
    const order = (fill_or_kill: boolean): Operation => [
      1,
      {
        fee: { amount: 100, asset_id: '1.3.0' },
        seller: '1.2.18',
        amount_to_sell: { amount: 5_000, asset_id: '1.3.0' },
        min_to_receive: { amount: 1_000, asset_id: '1.3.1' },
        expiration: '2027-01-01T00:00:00',
        fill_or_kill,
        extensions: {},
      },
    ];
    const { arrives } = sumUp([order(true)], eaten);
    const { wants } = sumUp([order(false)], eaten);
    expect([arrives, wants].map(([line]) => `${line?.units} ${line?.symbol}`)).toEqual(['0 MID', '0 MID']);
    expect(sumUp(hops, assets).arrives.map(({ symbol }) => symbol)).not.toContain('MID');
  });

  it('include the guaranteed leftover of a middle asset', () => {
    const rest = [hops[0] as Operation, exchange([650, '1.3.1'], [80, '1.3.2'])];
    expect(sumUp(rest, assets).arrives.map(({ symbol, units }) => `${units} ${symbol}`)).toEqual([
      '50 MID',
      '80 END',
    ]);
  });
});

describe('the missing balance', () => {
  it('is zero when each operation can pay from the proceeds of the one before', () => {
    expect(short(hops, { '1.3.0': 5_200n })).toBeNull();
  });

  it('is the amount if that is missing, and the fee if only that is', () => {
    expect(short(hops, { '1.3.0': 4_999n })).toEqual([
      'amount.over_balance',
      { balance: '0.04999', symbol: 'BTS' },
    ]);
    expect(short(hops, { '1.3.0': 5_199n })).toEqual(['fee.over_balance', { fee: '0.002', symbol: 'BTS' }]);
  });

  it('is a middle asset that is sold before it arrives', () => {
    expect(short(hops.toReversed(), { '1.3.0': 9_000n })?.[0]).toBe('amount.over_balance');
  });

  it('reports when there is no native coin at all', () => {
    expect(short([exchange([10, '1.3.1'], [5, '1.3.2'])], { '1.3.1': 10n })).toEqual([
      'fee.no_core',
      { symbol: 'BTS' },
    ]);
  });

  it('lets arriving native coin pay the fee', () => {
    expect(short([exchange([10, '1.3.1'], [100, '1.3.0'])], { '1.3.1': 10n })).toBeNull();
    expect(short([exchange([10, '1.3.1'], [99, '1.3.0'])], { '1.3.1': 10n })?.[0]).toBe('fee.no_core');
  });
});

it('counts amounts that operations free before they need them', () => {
  const sold = { amount: '300', asset_id: '1.3.2' };
  const create: Operation = [
    1,
    {
      fee: { amount: '10', asset_id: '1.3.0' },
      seller: '1.2.17',
      amount_to_sell: sold,
      min_to_receive: { amount: '5', asset_id: '1.3.0' },
      expiration: '2027-01-01T00:00:00',
      fill_or_kill: false,
      extensions: {},
    },
  ];
  const parties = { balances: holding({ '1.3.0': 10n }), assets };
  expect(shortageOf([create], parties)?.code).toBe('amount.over_balance');
  expect(shortageOf([create], parties, [sold])).toBeNull();
  expect(shortageOf([create], parties, [{ ...sold, amount: '299' }])?.code).toBe('amount.over_balance');
});
