import { expect, it } from 'vitest';
import type { PriceBook } from '../../../assets/model/prices/priceBook.ts';
import { presentWorth } from './useGains.ts';

const NOW = 1_795_000_000_000;
/** 1.3.5 and 1.3.6 are priced by a market, 1.3.7 by a pool, 1.3.0 by the service; shares of 1.3.8 are of 1.3.0 and 1.3.5. */
const steps: Record<string, unknown[]> = {
  '1.3.0': [],
  '1.3.5': [{ by: { kind: 'market' } }],
  '1.3.6': [{ by: { kind: 'market' } }, { by: { kind: 'pool' } }],
  '1.3.7': [{ by: { kind: 'pool' } }, { by: { kind: 'market' } }],
};
const book = {
  priceOf: (id: string) => (steps[id] === undefined ? null : { steps: steps[id] }),
  partsOf: (id: string) => (id === '1.3.8' ? { pool: { assetA: '1.3.0', assetB: '1.3.5' } } : null),
  estimate: (_id: string, units: bigint) => ({ value: Number(units) * 2, change24h: null }),
} as unknown as PriceBook;
const worths = (...traded: string[]) => {
  const worth = presentWorth(
    book,
    (id, at) =>
      at === NOW && traded.includes(id) ? { perUnit: 1, source: { kind: 'market', symbol: 'X' } } : null,
    NOW,
  );
  return ['1.3.0', '1.3.5', '1.3.6', '1.3.7', '1.3.8'].map((id) => worth(id, 3n));
};

it('a rejected last trade gives no current value, neither to the asset nor to a pool share with it', () => {
  expect(worths()).toEqual([6, null, null, 6, null]);
  expect(worths('1.3.5')).toEqual([6, 6, null, 6, 6]);
  expect(worths('1.3.5', '1.3.6')).toEqual([6, 6, 6, 6, 6]);
});
