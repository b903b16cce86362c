import { describe, expect, it } from 'vitest';
import { exchangedUnits, momentsOf, movedBy, type PoolEvent, pastOf } from './poolEvents.ts';

const event = (sequence: number, type: number, moved: Partial<PoolEvent>): PoolEvent => ({
  id: `5.4.${sequence}`,
  sequence,
  time: sequence * 1000,
  type,
  accountId: '1.2.18',
  block: sequence,
  trxInBlock: 0,
  paid: [],
  received: [],
  fees: [],
  ...moved,
});
const a = (units: bigint) => ({ assetId: '1.3.0', units });
const b = (units: bigint) => ({ assetId: '1.3.5', units });
const share = (units: bigint) => ({ assetId: '1.3.9', units });

// Sells 100 of A with 1 of maker fee; 50 leave the pool, 2 of them as the taker's market fee.
const exchange = event(3, 63, { paid: [a(100n)], received: [b(48n)], fees: [a(1n), b(2n), b(5n)] });
const withdrawal = event(4, 62, { paid: [share(10n)], received: [a(20n), b(9n)], fees: [a(1n), b(1n)] });
const deposit = event(2, 61, { paid: [a(1000n), b(500n)], received: [share(1000n)] });
const creation = event(1, 59, {});

describe('the past of a pool', () => {
  it('is computed backwards from its current balances', () => {
    const now = { a: 1079n, b: 441n };
    const moments = momentsOf(
      [withdrawal, exchange, deposit, creation],
      { assetA: '1.3.0', assetB: '1.3.5' },
      now,
    );
    expect(moments).toEqual([
      { time: 1000, balances: { a: 0n, b: 0n } },
      { time: 2000, balances: { a: 1000n, b: 500n } },
      { time: 3000, balances: { a: 1099n, b: 450n } },
      { time: 4000, balances: { a: 1079n, b: 441n } },
    ]);
  });

  describe('for a period', () => {
    const assets = { assetA: '1.3.0', assetB: '1.3.5' };
    const balances = { a: 1079n, b: 441n };

    it('it begins with the state before its first operation', () => {
      const past = pastOf([withdrawal, exchange, deposit], assets, { balances, begin: 2500, now: 9000 });
      expect(past.events).toEqual([withdrawal, exchange]);
      expect(past.moments).toEqual([
        { time: 2500, balances: { a: 1000n, b: 500n } },
        { time: 3000, balances: { a: 1099n, b: 450n } },
        { time: 4000, balances: { a: 1079n, b: 441n } },
      ]);
      expect(past).toMatchObject({ since: 2500, isWhole: true });
    });

    it('it is known from the pool’s creation on, though nothing is older', () => {
      const all = [withdrawal, exchange, deposit, creation];
      expect(pastOf(all, assets, { balances, begin: 500, now: 9000 })).toMatchObject({
        since: 500,
        isWhole: true,
      });
    });

    it('it is known only from the oldest stored operation', () => {
      const kept = pastOf([withdrawal, exchange], assets, { balances, begin: 500, now: 9000 });
      expect(kept).toMatchObject({ since: 3000, isWhole: false });
      expect(kept.moments[0]).toEqual({ time: 3000, balances: { a: 1099n, b: 450n } });
      expect(pastOf([], assets, { balances, begin: 500, now: 9000 })).toMatchObject({
        since: 9000,
        isWhole: false,
      });
    });
  });

  it('the volume counts exchanges and nothing else', () => {
    expect([exchangedUnits(exchange, '1.3.0'), exchangedUnits(exchange, '1.3.5')]).toEqual([99n, 50n]);
    expect(exchangedUnits(deposit, '1.3.0')).toBe(0n);
  });

  it('movements come from the result of an operation, and not from a result of another kind', () => {
    const result = [
      4,
      {
        paid: [{ amount: 7, asset_id: '1.3.0' }],
        received: [{ amount: '3000000000', asset_id: '1.3.5' }],
        fees: [],
      },
    ];
    expect(movedBy(result)).toEqual({ paid: [a(7n)], received: [b(3_000_000_000n)], fees: [] });
    expect(movedBy([3, { removed: ['1.19.1'] }])).toEqual({ paid: [], received: [], fees: [] });
  });
});
