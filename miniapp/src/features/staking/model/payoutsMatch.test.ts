import type { StakingPayment } from '@xbts/shared/services/staking.ts';
import { describe, expect, it } from 'vitest';
import type { PaidTransfer } from './payoutsChain.ts';
import { byEpoch, sumsOf } from './payoutsEpochs.ts';
import { payoutRowsOf } from './payoutsMatch.ts';

const bts = { id: '1.3.0', symbol: 'BTS', precision: 5 };
const sth = { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 5 };
const assets = [bts, sth];
const NOON = Date.UTC(2026, 10, 15, 12);

const transfer = (change: Partial<PaidTransfer> = {}): PaidTransfer => ({
  id: '1.11.50',
  at: NOON,
  block: 900,
  fromId: '1.2.5',
  toId: '1.2.9',
  assetId: '1.3.0',
  units: 520_000n,
  ...change,
});
const payment = (change: Partial<StakingPayment> = {}): StakingPayment => ({
  id: '7',
  time: '2026-11-15T12:00:00',
  asset: 'BTS',
  amount: '5.2',
  epoch: '22',
  ...change,
});
const HOUR = 3_600_000;
/** By default the list was read an hour after the payouts. */
const rowsOf = (payments: StakingPayment[] | null, transfers: PaidTransfer[] | null, since = 0) =>
  payoutRowsOf({
    payments,
    listedAt: NOON + HOUR,
    paid: transfers === null ? null : { transfers, since },
    assets,
  });
const statesOf = (...of: Parameters<typeof rowsOf>) => rowsOf(...of).map(({ state }) => state);

describe('a payout of the service compared with the chain', () => {
  it('is equal when a transfer of the same asset and epoch has the promised units', () => {
    const [row] = rowsOf([payment()], [transfer()]);
    expect(row).toMatchObject({ key: '1.11.50', state: 'equal', promised: 520_000n, at: NOON });
  });

  it('shows less and more than promised', () => {
    expect(statesOf([payment()], [transfer({ units: 519_999n })])).toEqual(['less']);
    expect(statesOf([payment()], [transfer({ units: 520_001n })])).toEqual(['more']);
  });

  it('belongs to the operation that it names, and otherwise to the nearest of the same amount', () => {
    const two = [transfer({ id: '1.11.51', units: 1n }), transfer()];
    expect(rowsOf([payment({ id: '1.11.51' })], two).map(({ key, state }) => [key, state])).toEqual([
      ['1.11.51', 'less'],
      ['1.11.50', 'unlisted'],
    ]);
    expect(rowsOf([payment()], two).find(({ state }) => state === 'equal')?.key).toBe('1.11.50');
  });

  it('is found by asset and amount if the service numbers operations like another node', () => {
    const inBts = transfer({ id: '1.11.50' });
    const inSth = transfer({ id: '1.11.51', assetId: '1.3.4099', units: 7n });
    const shifted = [
      payment({ id: '1.11.51' }),
      payment({ id: '1.11.52', asset: 'XBTSX.STH', amount: '0.00007' }),
    ];
    expect(rowsOf(shifted, [inSth, inBts]).map(({ key, state }) => [key, state])).toEqual([
      ['1.11.50', 'equal'],
      ['1.11.51', 'equal'],
    ]);
  });

  it('is missing without a transfer on the chain, and unchecked if the chain was not read', () => {
    expect(statesOf([payment()], [])).toEqual(['missing']);
    expect(statesOf([payment()], null)).toEqual(['unchecked']);
    expect(statesOf([payment()], [], NOON + 1)).toEqual(['unchecked']);
    // The same asset in another epoch is another payout.
    expect(statesOf([payment()], [transfer({ at: Date.UTC(2026, 10, 14, 12) })])).toEqual([
      'missing',
      'unlisted',
    ]);
  });

  it('is found across the midnight between two epochs', () => {
    const before = payment({ time: '2026-11-14T23:59:00' });
    expect(statesOf([before], [transfer({ at: Date.UTC(2026, 10, 15, 0, 1) })])).toEqual(['equal']);
  });

  it('is awaited in the list for two minutes after its block, and not listed in a later list', () => {
    const state = (listedAt: number) =>
      payoutRowsOf({ payments: [], listedAt, paid: { transfers: [transfer()], since: 0 }, assets })[0]?.state;
    expect([NOON - HOUR, NOON, NOON + 119_999].map(state)).toEqual(['awaited', 'awaited', 'awaited']);
    expect([NOON + 120_000, NOON + HOUR].map(state)).toEqual(['unlisted', 'unlisted']);
  });

  it('may be unlisted, or the service may not answer', () => {
    expect(statesOf([], [transfer()])).toEqual(['unlisted']);
    expect(statesOf(null, [transfer()])).toEqual(['onChain']);
  });

  it.each([
    ['an amount below zero', { amount: '-5.2' }, 'negative'],
    ['an unknown asset', { asset: 'NOSUCH' }, 'unknownAsset'],
    ['no time', { time: 'soon' }, 'unreadable'],
    ['an amount in powers of ten', { amount: '1e5' }, 'unreadable'],
  ])('is marked as wrong with %s, with the paid amount next to it', (_what, change, fault) => {
    const [row, ...others] = rowsOf([payment({ id: '1.11.50', ...change })], [transfer()]);
    expect(row).toMatchObject({ state: 'wrong', fault, promised: null, paid: { units: 520_000n } });
    expect(row?.symbol).toBe('BTS');
    expect(others).toEqual([]);
  });

  it('is wrong when the operation that it names paid another asset', () => {
    const [row] = rowsOf([payment({ id: '1.11.50' })], [transfer({ assetId: '1.3.4099' })]);
    expect(row).toMatchObject({ state: 'wrong', fault: 'otherAsset', asset: sth });
  });

  it('listed twice is found once', () => {
    const rows = rowsOf([payment({ id: '1.11.50' }), payment({ id: '1.11.50' })], [transfer()]);
    expect(rows.map(({ state }) => state)).toEqual(['equal', 'missing']);
  });
});

describe('sums and epochs of payouts', () => {
  it('count transfers on the chain; wrong and missing rows add nothing', () => {
    const rows = rowsOf(
      [
        payment(),
        payment({ id: '8', amount: '-1000000' }),
        payment({ id: '9', amount: '3', asset: 'XBTSX.STH' }),
      ],
      [transfer({ units: 500_000n })],
    );
    expect(sumsOf(rows)).toEqual([{ asset: bts, units: 500_000n }]);
  });

  it('count the promise where the chain was not read', () => {
    expect(sumsOf(rowsOf([payment()], null))).toEqual([{ asset: bts, units: 520_000n }]);
  });

  it('are by the 1st and the 15th, newest first, rows without a time at the end', () => {
    const groups = byEpoch(
      rowsOf(
        [payment({ time: 'soon' })],
        [transfer(), transfer({ id: '1.11.40', at: Date.UTC(2026, 10, 14, 23, 59) })],
      ),
    );
    expect(groups.map(({ key, rows, differences }) => [key, rows.length, differences])).toEqual([
      ['2026-22', 1, 0],
      ['2026-21', 1, 0],
      ['', 1, 1],
    ]);
  });
});
