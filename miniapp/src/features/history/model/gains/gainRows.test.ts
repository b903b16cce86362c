import { entryOf, units } from '@xbts/shared/ledger/entry.fixture.ts';
import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import { describe, expect, it } from 'vitest';
import { gainRows, gainTotals } from './gainRows.ts';

/** 1.3.0 costs two dollars a unit; 1.3.9 has no price. */
const find: PastPriceFinder = (asset) =>
  asset === '1.3.0' ? { perUnit: 2, source: { kind: 'token' } } : null;
const rowsOf = (...entries: Parameters<typeof entryOf>[0][]) =>
  gainRows({ entries: entries.map(entryOf), balances: new Map() }, find, (asset, owned) =>
    asset === '1.3.0' ? Number(owned) * 3 : null,
  );

describe('profit and loss', () => {
  it('is unrealised while it is owned and realised when it is sold, fees apart', () => {
    const rows = rowsOf({ got: [units(10, 0)] }, { gave: [units(4, 0)], fee: units(1, 0) });
    expect(rows).toMatchObject([{ cost: 10, worth: 15, unrealised: 5, realised: 0, fees: 2 }]);
    expect(gainTotals(rows)).toEqual({ realised: 0, unrealised: 5, fees: 2 });
  });

  it('is not told of what came without a known price, nor of what has none now', () => {
    const [, row] = rowsOf({ got: [units(10, 0)] }, { got: [units(5, 9)] });
    expect(row).toMatchObject({ assetId: '1.3.9', worth: null, unrealised: null, cost: 0 });
    expect(row?.position.unknownUnits).toBe(5n);
  });

  it('is not told of what was there before the first operation', () => {
    const entries = [entryOf({ got: [units(4, 0)], changes: new Map([['1.3.0', 4n]]) })];
    const balances = new Map([['1.3.0', 10n]]);
    const [row] = gainRows({ entries, balances }, find, (_, owned) => Number(owned) * 3);
    expect(row).toMatchObject({ worth: 30, cost: 8, unrealised: 4 });
    expect(row?.position).toMatchObject({ units: 10n, unknownUnits: 6n });
  });

  it('is nothing unrealised where all was sold', () => {
    const [row] = rowsOf({ got: [units(10, 0)] }, { gave: [units(10, 0)] });
    expect(row).toMatchObject({ worth: 0, unrealised: null, cost: 0 });
  });
});
