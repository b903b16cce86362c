import { describe, expect, it } from 'vitest';
import type { PoolEvent } from '../../model/poolEvents.ts';
import { volumeBars } from './volumeBars.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const exchange = (hoursAgo: number, units: bigint): PoolEvent => ({
  id: '5.4.1',
  sequence: 1,
  time: NOW - hoursAgo * HOUR,
  type: 63,
  accountId: '1.2.18',
  block: 1,
  trxInBlock: 0,
  paid: [{ assetId: '1.3.0', units }],
  received: [{ assetId: '1.3.5', units: 1n }],
  fees: [],
});

describe('bars of a pool’s volume', () => {
  it('sum up each twenty-fourth of the period, the last one up to now', () => {
    const asset = { id: '1.3.0', precision: 2 };
    const events = [exchange(0, 100n), exchange(0.5, 50n), exchange(23.5, 700n)];
    const bars = volumeBars({ events, since: NOW - 24 * HOUR }, asset, NOW, 24);
    expect(bars).toHaveLength(24);
    expect(bars[23]?.value).toBe(1.5);
    expect(bars[0]).toEqual({ time: NOW - 24 * HOUR, value: 7 });
    expect(bars.slice(1, 23).every(({ value }) => value === 0)).toBe(true);
  });

  it('leave out operations older than the period', () => {
    const bars = volumeBars(
      { events: [exchange(25, 100n)], since: 0 },
      { id: '1.3.0', precision: 0 },
      NOW,
      24,
    );
    expect(bars.every(({ value }) => value === 0)).toBe(true);
  });

  it('are not drawn for a time without stored operations: unknown is not zero', () => {
    const kept = { events: [exchange(1, 100n), exchange(2.5, 30n)], since: NOW - 2.5 * HOUR };
    const bars = volumeBars(kept, { id: '1.3.0', precision: 0 }, NOW, 24);
    expect(bars).toEqual([
      { time: NOW - 3 * HOUR, value: 30 },
      { time: NOW - 2 * HOUR, value: 0 },
      { time: NOW - HOUR, value: 100 },
    ]);
  });
});
