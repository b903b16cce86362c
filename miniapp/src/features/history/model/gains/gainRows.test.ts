import { entryOf, units } from '@xbts/shared/ledger/entry.fixture.ts';
import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gainRows, gainTotals, shownSums, worthTotals } from './gainRows.ts';

/** 1.3.0 costs two dollars a unit; 1.3.9 has no price. */
const find: PastPriceFinder = (asset) =>
  asset === '1.3.0' ? { perUnit: 2, source: { kind: 'token' } } : null;
const rowsOf = (...entries: Parameters<typeof entryOf>[0][]) =>
  gainRows({ entries: entries.map(entryOf), balances: new Map() }, find, (asset, owned) =>
    asset === '1.3.0' ? Number(owned) * 3 : null,
  );

describe('profit and loss', () => {
  it('is unrealised before a sale and realised after it, without fees', () => {
    const rows = rowsOf({ got: [units(10, 0)] }, { gave: [units(4, 0)], fee: units(1, 0) });
    expect(rows).toMatchObject([{ cost: 10, worth: 15, unrealised: 5, realised: 0, fees: 2 }]);
    expect(gainTotals(rows)).toEqual({ realised: 0, unrealised: 5, fees: 2 });
  });

  it('adds up as it is shown: each sum is of the cents that stand above it', () => {
    const third = 1 / 3;
    const row = (cost: number, unrealised: number, realised: number, fees: number) =>
      ({
        cost,
        unrealised,
        realised,
        fees,
        counted: cost + unrealised,
        position: { unknownUnits: 0n },
      }) as ReturnType<typeof rowsOf>[number];
    const rows = [row(0.014, 0.014, third, 0.004), row(10_000.002, -2 * third, 0.104, 0.002)];
    const { cost, unrealised, worth, realised, fees, result } = shownSums(rows);
    expect([cost, unrealised, worth]).toEqual([1_000_002, -65, 999_937]);
    expect([realised, fees, result]).toEqual([44, 1, -22]);
  });

  it('excludes receipts without a known price, and assets without a current one', () => {
    const [, row] = rowsOf({ got: [units(10, 0)] }, { got: [units(5, 9)] });
    expect(row).toMatchObject({ assetId: '1.3.9', worth: null, unrealised: null, cost: 0 });
    expect(row?.position.unknownUnits).toBe(5n);
  });

  it('excludes balances from before the first operation', () => {
    const entries = [entryOf({ got: [units(4, 0)], changes: new Map([['1.3.0', 4n]]) })];
    const balances = new Map([['1.3.0', 10n]]);
    const [row] = gainRows({ entries, balances }, find, (_, owned) => Number(owned) * 3);
    expect(row).toMatchObject({ worth: 30, cost: 8, unrealised: 4 });
    expect(row?.position).toMatchObject({ units: 10n, unknownUnits: 6n });
  });

  it('is fully realised if everything was sold', () => {
    const [row] = rowsOf({ got: [units(10, 0)] }, { gave: [units(10, 0)] });
    expect(row).toMatchObject({ worth: 0, unrealised: null, cost: 0 });
  });

  it('lists the counted values, which add up, and separately those without cost or price', () => {
    const rows = rowsOf(
      { got: [units(10, 0)] },
      { gave: [units(4, 0)], got: [units(7, 9)] },
      { got: [units(3, 9)] },
    );
    expect(rows.map(({ assetId, worth, counted }) => [assetId, worth, counted])).toEqual([
      ['1.3.0', 18, 18],
      ['1.3.9', null, null],
    ]);
    expect(worthTotals(rows)).toEqual({ cost: 12, counted: 18, withoutCost: 0, costWithoutPrice: 8 });
    const entries = [entryOf({ got: [units(4, 0)], changes: new Map([['1.3.0', 4n]]) })];
    const before = gainRows(
      { entries, balances: new Map([['1.3.0', 10n]]) },
      find,
      (_, owned) => Number(owned) * 3,
    );
    expect(before[0]).toMatchObject({ worth: 30, counted: 12 });
    expect(worthTotals(before)).toEqual({ cost: 8, counted: 12, withoutCost: 18, costWithoutPrice: 0 });
  });

  it('adds up for any history: cost plus unrealised gain are the counted part, which with the rest is the value', () => {
    const amount = fc
      .tuple(fc.nat(1_000), fc.constantFrom(0, 9))
      .map(([count, asset]) => [units(count, asset)]);
    const history = fc.array(fc.record({ gave: amount, got: amount }, { requiredKeys: [] }), {
      maxLength: 12,
    });
    const price = fc.double({ min: 0.001, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(history, price, fc.boolean(), (entries, each, isPriced) => {
        const rows = gainRows({ entries: entries.map(entryOf), balances: new Map() }, find, (asset, owned) =>
          isPriced || asset === '1.3.0' ? Number(owned) * each : null,
        );
        const { cost, counted, withoutCost, costWithoutPrice } = worthTotals(rows);
        expect(cost + gainTotals(rows).unrealised).toBeCloseTo(counted, 4);
        const worth = rows.reduce((sum, row) => sum + (row.worth ?? 0), 0);
        expect(counted + withoutCost).toBeCloseTo(worth, 4);
        const allCost = rows.reduce((sum, row) => sum + row.cost, 0);
        expect(cost + costWithoutPrice).toBeCloseTo(allCost, 4);
      }),
    );
  });
});
