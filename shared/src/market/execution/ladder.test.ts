import { expect, it } from 'vitest';
import { cappedFee } from '../../amm/fees.ts';
import type { AssetFees } from '../../amm/poolState.ts';
import { noFees } from '../../amm/pools.fixture.ts';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { matchOrder } from '../matching/matchOrder.ts';
import { BookVenue } from './bookVenue.ts';
import { Ladder } from './ladder.ts';
import { randomSide } from './randomBooks.fixture.ts';

const [SOLD, BOUGHT] = ['1.3.1', '1.3.2'] as const;

it("gives the chain's result, in one sale or in several in a row, on 300 random sides", () => {
  const next = numbersOf(7);
  let filled = 0;
  for (let round = 0; round < 300; round += 1) {
    const taker: AssetFees = {
      chargesMarketFee: next() < 0.6,
      makerFeePercent: 0,
      takerFeePercent: Math.floor(next() * 500),
      maxMarketFee: next() < 0.5 ? 10n ** 15n : 20n,
    };
    const fees = new Map([
      [SOLD, noFees],
      [BOUGHT, taker],
    ]);
    const price = 10 ** (next() * 4 - 2);
    const orders = randomSide(next, {
      sold: SOLD,
      bought: BOUGHT,
      price,
      count: 12,
      digits: 1 + (round % 6),
    });
    let venue = new BookVenue(SOLD, BOUGHT, new Ladder(orders, cappedFee(taker, 'taker')));
    let left = venue.orders;
    for (let sale = 0; sale < 4; sale += 1) {
      const units = BigInt(Math.ceil(10 ** (next() * (round % 8))));
      const order = { sell: { units, assetId: SOLD }, minToReceive: { units: 1n, assetId: BOUGHT } };
      const result = matchOrder({ ...order, isFillOrKill: false }, left, fees);
      const isWhole = result.after.length > 0 || result.paid === units;
      const sold = venue.sell(units);
      expect([round, sale, sold.received]).toEqual([round, sale, isWhole ? result.received : 0n]);
      expect(venue.rate * Number(units)).toBeGreaterThanOrEqual(Number(sold.received));
      if (!isWhole) break;
      if (sold.received > 0n) {
        const least = venue.smallestSell(sold.received) ?? -1n;
        expect(least).toBeLessThanOrEqual(units);
        expect(venue.received(least)).toBeGreaterThanOrEqual(sold.received);
        expect(venue.received(least - 1n)).toBeLessThan(sold.received);
        filled += 1;
      }
      venue = sold.after;
      left = result.after;
      expect(venue.orders).toEqual(left);
    }
  }
  expect(filled).toBeGreaterThan(300);
});
