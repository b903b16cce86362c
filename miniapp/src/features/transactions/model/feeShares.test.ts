import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { feeShares, typedShares, warnedShares } from './feeShares.ts';
import { prepareReview } from './prepareReview.ts';
import { reviewedChain } from './reviewedChain.fixture.ts';

const fee = { amount: 0, asset_id: '1.3.0' };
const asset = (id: string, symbol: string, percent: number) =>
  ({
    id,
    symbol,
    precision: 5,
    options: { flags: 1, market_fee_percent: percent, extensions: {} },
  }) as unknown as Asset;
const order = (sold: string, wanted: string, fill_or_kill = true): Operation => [
  1,
  {
    fee,
    seller: '1.2.18',
    amount_to_sell: { amount: 100, asset_id: sold },
    min_to_receive: { amount: 100, asset_id: wanted },
    expiration: '2027-01-01T00:00:00',
    fill_or_kill,
    extensions: {},
  },
];
const sharesBy = (percent: number) =>
  feeShares([order('1.3.0', '1.3.4')], [], { assets: [asset('1.3.4', 'DEAR', percent)], pools: [] });

describe('fees on received amounts', () => {
  it.each([
    [499, 0, 0],
    [500, 1, 0],
    [1_999, 1, 0],
    [2_000, 0, 1],
    [10_000, 0, 1],
  ])('of %i hundredths of a percent cause a warning, or require a word', (percent, warned, typed) => {
    const shares = sharesBy(percent);
    expect([warnedShares(shares).length, typedShares(shares).length]).toEqual([warned, typed]);
  });

  it('include those of approved operations, each separately', () => {
    const assets = [asset('1.3.4', 'DEAR', 9_000), asset('1.3.5', 'OTHER', 0)];
    const later = [order('1.3.0', '1.3.4'), order('1.3.4', '1.3.5')];
    expect(feeShares([], later, { assets, pools: [] })).toContainEqual({
      assetId: '1.3.4',
      symbol: 'DEAR',
      taken: 9_000,
    });
  });

  it('of a pool are read from the chain with the review', async () => {
    const chain = reviewedChain(
      {
        accounts: { '1.2.18': 'alice-trader7' },
        assets: { '1.3.0': ['BTS', 5], '1.3.4': ['XBTSX.STH', 5], '1.3.9': ['SHARES', 5] },
      },
      {
        get_liquidity_pools: [
          {
            id: '1.19.5',
            asset_a: '1.3.0',
            asset_b: '1.3.4',
            balance_a: 1_000,
            balance_b: 1_000,
            share_asset: '1.3.9',
            taker_fee_percent: 30,
            withdrawal_fee_percent: 6_000,
            virtual_value: 1_000_000,
          },
        ],
      },
    );
    const share_amount = { amount: 5, asset_id: '1.3.9' };
    const request = {
      account: 'alice-trader7',
      operations: [
        [62, { fee, account: '1.2.18', pool: '1.19.5', share_amount, extensions: [] }] as Operation,
      ],
      feeAssetId: '1.3.0',
    };
    const { feesTaken } = await prepareReview(chain, request, new Set());
    expect(feesTaken?.map(({ symbol, taken }) => `${taken} ${symbol}`)).toEqual([
      '6000 BTS',
      '6000 XBTSX.STH',
    ]);
  });
});
