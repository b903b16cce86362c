import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterMarketFee, marketFeeOf } from './marketFee.ts';
import type { Asset } from './objects.ts';

const assetWith = (flags: number, taker_fee_percent?: number) =>
  ({
    options: {
      flags,
      market_fee_percent: 30,
      extensions: taker_fee_percent === undefined ? {} : { taker_fee_percent },
    },
  }) as unknown as Asset;

it('charges a market fee only for an asset with its flag, with a separate share for takers', () => {
  expect(marketFeeOf(assetWith(0x4e))).toEqual({ maker: 0, taker: 0 });
  expect(marketFeeOf(assetWith(0x4f))).toEqual({ maker: 30, taker: 30 });
  expect(marketFeeOf(assetWith(1, 0))).toEqual({ maker: 30, taker: 0 });
});

it('never promises more than the remainder after several fills', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(fc.array(units, { maxLength: 6 }), fc.integer({ min: 0, max: 10_000 }), (fills, percent) => {
      const sum = fills.reduce((all, each) => all + each, 0n);
      const arrived = fills.reduce((all, each) => all + each - (each * BigInt(percent)) / 10_000n, 0n);
      const promised = afterMarketFee({ amount: sum.toString(), asset_id: '1.3.0' }, percent);
      expect(BigInt(promised.amount) <= arrived).toBe(true);
    }),
  );
});
