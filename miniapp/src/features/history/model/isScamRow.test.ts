import { expect, it } from 'vitest';
import { isScamRow } from './isScamRow.ts';

const scam = { accounts: new Set(['bad-gate1']), assets: new Set(['FAKECOIN']), isReady: true, readAt: null };
const assets = new Map([
  ['1.3.0', { symbol: 'BTS' }],
  ['1.3.9', { symbol: 'FAKECOIN' }],
]);
const names = new Map([
  ['1.2.18', 'alice-trader7'],
  ['1.2.30', 'bad-gate1'],
]);
const marks = (counterparty: string | null, assetId: string) =>
  isScamRow({ counterparty, movements: [{ assetId, units: 1n, sign: 1 }] }, { names, assets, scam });

it('marks an operation by its other account or by an asset on the scam list', () => {
  expect(marks('1.2.30', '1.3.0')).toBe(true);
  expect(marks('1.2.18', '1.3.9')).toBe(true);
  expect(marks(null, '1.3.9')).toBe(true);
});

it('marks no other, and none without known names', () => {
  expect(marks('1.2.18', '1.3.0')).toBe(false);
  expect(marks('1.2.99', '1.3.99')).toBe(false);
});
