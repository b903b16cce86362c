import type { AssetFees } from '@xbts/shared/amm/poolState.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { whyNoQuote } from './whyNoQuote.ts';

const ends = { from: '1.3.0', to: '1.3.5' };
const fee = (percent: number, most = 10n ** 15n): AssetFees => ({
  chargesMarketFee: true,
  makerFeePercent: percent,
  takerFeePercent: percent,
  maxMarketFee: most,
});
const none = { ...fee(0), chargesMarketFee: false };

function why(side: 'in' | 'out', sold: AssetFees, bought: AssetFees, units = 5n): string {
  const fixed = { units, assetId: side === 'in' ? ends.from : ends.to };
  const wish = { side, fixed, otherAssetId: side === 'in' ? ends.to : ends.from, slippage: 50 };
  const fees = new Map([
    [ends.from, sold],
    [ends.to, bought],
  ]);
  return whyNoQuote(new AppError('pool.no_route', ends), ends, wish, fees).code;
}

describe('the reason why pools give nothing', () => {
  it('is that the amount in is dust', () => {
    expect(why('in', none, none)).toBe('pool.zero_outcome');
    expect(why('in', fee(9_999), fee(9_999))).toBe('pool.zero_outcome');
  });

  it('is that the amount out is more than they hold', () => {
    expect(why('out', none, none)).toBe('pool.not_enough_liquidity');
    expect(why('out', fee(10_000), none)).toBe('pool.not_enough_liquidity');
  });

  it('is a market fee of 100 % of the sold asset, unless its limit leaves something', () => {
    expect(why('in', fee(10_000), none)).toBe('pool.maker_fee_too_high');
    expect(why('in', fee(10_000, 4n), none)).toBe('pool.zero_outcome');
  });

  it('is a market fee of 100 % of the bought asset, whichever side is typed', () => {
    expect(why('in', none, fee(10_000))).toBe('pool.taker_fee_too_high');
    expect(why('out', none, fee(10_000))).toBe('pool.taker_fee_too_high');
  });

  it('is any other error unchanged', () => {
    const wish = { side: 'in', fixed: { units: 0n, assetId: '1.3.0' }, otherAssetId: '1.3.5', slippage: 0 };
    const zero = new AppError('amount.zero');
    expect(whyNoQuote(zero, ends, wish as Parameters<typeof whyNoQuote>[2], new Map())).toBe(zero);
  });
});
