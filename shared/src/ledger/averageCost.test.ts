import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageCosts, type Position, unrealisedOf } from './averageCost.ts';
import { entryOf, units } from './entry.fixture.ts';
import type { Entry } from './entry.ts';
import type { WorthOf } from './tradeWorth.ts';

/** 1.3.0 costs 2 a unit, 1.3.1 costs the number of its day, 1.3.9 has no price. */
const worthOf: WorthOf = ({ amount, asset_id }, at) =>
  asset_id === '1.3.0' ? amount * 2n : asset_id === '1.3.1' ? amount * BigInt(at) : null;
const positionOf = (asset: string, entries: readonly Partial<Entry>[]): Position | undefined =>
  averageCosts(entries.map(entryOf), worthOf).get(asset);

describe('the average cost of an asset', () => {
  it('worked: 10 came in at 3, 10 at 5, and 5 go out at 10: they cost 4 each, which makes a gain of 30', () => {
    const position = positionOf('1.3.1', [
      { at: 3, got: [units(10, 1)] },
      { at: 5, got: [units(10, 1)] },
      { at: 10, gave: [units(5, 1)] },
    ]);
    expect(position).toMatchObject({ units: 15n, cost: 60n, acquired: 80n, proceeds: 50n, realised: 30n });
    expect(position && unrealisedOf(position, 150n)).toBe(90n);
  });

  it('worked: 20 of an asset without a price bought for 50 that cost 2 each stand for 100, and sold for 75 bring 50', () => {
    const trades = [{ got: [units(50, 0)] }, { gave: [units(50, 0)], got: [units(20, 9)] }];
    expect(positionOf('1.3.9', trades)).toMatchObject({ units: 20n, unknownUnits: 0n, cost: 100n });
    const sold = [...trades, { gave: [units(20, 9)], got: [units(75, 0)] }];
    expect(positionOf('1.3.9', sold)).toMatchObject({ units: 0n, cost: 0n, proceeds: 150n, realised: 50n });
    expect(positionOf('1.3.0', sold)).toMatchObject({ units: 75n, cost: 150n });
  });

  it('worked: an amount spent entirely on fees is lost whole', () => {
    const entries = [{ got: [units(50, 0)] }, { gave: [units(50, 0)], got: [units(0, 9)] }];
    expect(positionOf('1.3.0', entries)).toMatchObject({ units: 0n, proceeds: 0n, realised: -100n });
    expect(positionOf('1.3.9', entries)).toMatchObject({ units: 0n, cost: 0n, acquired: 0n });
  });

  it('worked: assets received without a price have unknown cost, and a sale takes evenly from both', () => {
    const position = positionOf('1.3.9', [
      { got: [units(30, 9)] },
      { gave: [units(5, 0)], got: [units(10, 9)] },
      { gave: [units(20, 9)], got: [units(100, 0)] },
    ]);
    // A quarter of it has a cost: 5 of the 20 sold, for 50 of the 200.
    expect(position).toEqual({
      units: 20n,
      unknownUnits: 15n,
      cost: 5n,
      acquired: 10n,
      proceeds: 50n,
      realised: 45n,
      fees: 0n,
      unpricedUnits: 0n,
    });
  });

  it('an amount sent without a known price leaves at its cost, without gain or loss', () => {
    const position = positionOf('1.3.9', [
      { gave: [units(5, 0)], got: [units(10, 9)] },
      { gave: [units(4, 9)] },
    ]);
    expect(position).toMatchObject({ units: 6n, cost: 6n, realised: 0n, unpricedUnits: 4n });
  });

  it('a network fee is lost at its cost, and a refund by an order is not', () => {
    const position = positionOf('1.3.0', [
      { got: [units(100, 0)] },
      { fee: units(10, 0), kept: [units(-50, 0)] },
      { feeBack: units(4, 0), kept: [units(50, 0)] },
    ]);
    expect(position).toMatchObject({ units: 94n, cost: 188n, realised: 0n, fees: 12n });
  });

  it('a share of a pool costs the value of both assets, and a withdrawal is worth its proceeds', () => {
    const [deposit, withdrawal] = [
      { at: 3, gave: [units(30, 0), units(20, 1)], got: [units(7, 5)] },
      { at: 6, gave: [units(7, 5)], got: [units(30, 0), units(20, 1)] },
    ];
    expect(positionOf('1.3.5', [deposit])).toMatchObject({ units: 7n, cost: 120n });
    expect(positionOf('1.3.5', [deposit, withdrawal])).toMatchObject({ units: 0n, cost: 0n, realised: 60n });
  });

  it('balances from before the first operation have no known cost either', () => {
    const opening = new Map([['1.3.1', 6n]]);
    const entries = [entryOf({ at: 3, got: [units(2, 1)] })];
    expect(averageCosts(entries, worthOf, opening).get('1.3.1')).toMatchObject({
      units: 8n,
      unknownUnits: 6n,
      cost: 6n,
    });
  });

  it('assets without a recorded receipt have no known cost, and their sale is not a gain', () => {
    const position = positionOf('1.3.1', [
      { at: 3, got: [units(1, 1)] },
      { at: 4, gave: [units(3, 1)] },
    ]);
    expect(position).toMatchObject({ units: 0n, cost: 0n, proceeds: 4n, realised: 1n });
  });
});

it('at known prices, receipts plus gains always equal outflows, costs and the remaining balance', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const asset = fc.integer({ min: 0, max: 1 });
  const side = fc.tuple(amount, asset).map(([count, each]) => [units(count, each)]);
  const entry = fc
    .record(
      { at: fc.integer({ min: 1, max: 50 }), gave: side, got: side, fee: amount, feeBack: amount },
      { requiredKeys: ['at'] },
    )
    .map(({ fee, feeBack, ...told }) =>
      entryOf({
        ...told,
        ...(fee === undefined ? {} : { fee: units(fee, 0) }),
        ...(feeBack === undefined ? {} : { feeBack: units(feeBack, 0) }),
      }),
    );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      for (const [assetId, position] of averageCosts(entries, worthOf)) {
        const { acquired, realised, proceeds, fees, cost, units: left, unknownUnits } = position;
        expect(acquired + realised).toBe(proceeds + fees + cost);
        const worth = worthOf({ amount: left, asset_id: assetId }, 7) ?? 0n;
        if (unknownUnits === 0n)
          expect(acquired + realised + unrealisedOf(position, worth)).toBe(proceeds + fees + worth);
        expect(left >= unknownUnits && unknownUnits >= 0n && cost >= 0n).toBe(true);
      }
    }),
  );
});
