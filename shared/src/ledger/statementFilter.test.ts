import { describe, expect, it } from 'vitest';
import { entryOf, units } from './entry.fixture.ts';
import { type EntryFilter, everything, filteredEntries } from './statementFilter.ts';
import { totalsOf } from './totals.ts';

const received = entryOf({ id: '1.11.1', type: 0, at: 100, counterparty: '1.2.9', got: [units(5, 0)] });
const sent = entryOf({ id: '1.11.2', type: 0, at: 200, gave: [units(3, 1)], fee: units(1, 0) });
const placed = entryOf({ id: '1.11.3', type: 1, at: 300, orderId: '1.7.4', kept: [units(-9, 1)] });
const filled = entryOf({ id: '1.11.4', type: 4, at: 400, gave: [units(9, 1)], got: [units(2, 0)] });
const exchanged = entryOf({ id: '1.11.5', type: 63, at: 500, poolId: '1.19.2', gave: [units(1, 0)] });
const staked = entryOf({ id: '1.11.6', type: 32, at: 600, kept: [units(-4, 0)] });
const updated = entryOf({ id: '1.11.7', type: 6, at: 700, block: 4711 });
const all = [received, sent, placed, filled, exchanged, staked, updated];

const left = (filter: Partial<EntryFilter>) =>
  filteredEntries(all, { ...everything, ...filter }, ({ type }) =>
    type === 0 ? ['Transfer', 'bob-holder2'] : [],
  );

describe('a filter of the history', () => {
  it('keeps entries of a kind; a trade in a pool also counts as one of a pool', () => {
    expect(left({})).toEqual(all);
    expect(left({ kind: 'received' })).toEqual([received]);
    expect(left({ kind: 'sent' })).toEqual([sent]);
    expect(left({ kind: 'orders' })).toEqual([placed, filled]);
    expect(left({ kind: 'trades' })).toEqual([filled, exchanged]);
    expect(left({ kind: 'pools' })).toEqual([exchanged]);
    expect(left({ kind: 'staking' })).toEqual([staked]);
    expect(left({ kind: 'other' })).toEqual([updated]);
  });

  it('keeps entries that move an asset or pay a fee in it, and those with an account', () => {
    expect(left({ assetId: '1.3.1' })).toEqual([sent, placed, filled]);
    expect(left({ assetId: '1.3.0', kind: 'sent' })).toEqual([sent]);
    expect(left({ counterparty: '1.2.9' })).toEqual([received]);
  });

  it('keeps entries from a moment on and before another', () => {
    expect(left({ from: 200, to: 400 })).toEqual([sent, placed]);
  });

  it('keeps entries that contain every word, in any case, among names and numbers', () => {
    expect(left({ text: ' BOB  transf' })).toEqual([received, sent]);
    expect(left({ text: '1.7.4' })).toEqual([placed]);
    expect(left({ text: '4711' })).toEqual([updated]);
    expect(left({ text: 'bob 4711' })).toEqual([]);
  });
});

it('totals inflows, outflows and fees by asset, without amounts that wait in orders', () => {
  expect(totalsOf([received, sent, placed, filled])).toEqual([
    { assetId: '1.3.0', got: 7n, gave: 0n, fees: 1n, change: 0n },
    { assetId: '1.3.1', got: 0n, gave: 12n, fees: 0n, change: 0n },
  ]);
});
