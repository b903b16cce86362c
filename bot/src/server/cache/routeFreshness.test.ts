import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { expect, it } from 'vitest';
import { gatewayFreshness } from '../routes/serviceReads.ts';
import { freshnessOf, lastingFreshness } from './routeFreshness.ts';

it('money and the current block are served stale for as long as they are fresh, and for a minute without their source', () => {
  const ttlMs = dataServerPaths.lpSingle.ttlSeconds * 1_000;
  expect(freshnessOf('lpSingle')).toEqual({ ttlMs, staleMs: 2 * ttlMs, errorMs: 60_000 });
});

it('slowly changing data are served stale for ten times as long, and for a day without their source', () => {
  expect(lastingFreshness(5)).toEqual({ ttlMs: 5_000, staleMs: 50_000, errorMs: 86_400_000 });
  const ttlMs = dataServerPaths.holders.ttlSeconds * 1_000;
  expect(freshnessOf('holders')).toEqual({ ttlMs, staleMs: 10 * ttlMs, errorMs: 86_400_000 });
});

it("a gateway's withdrawal address is served without its source for a quarter of an hour at most", () => {
  expect(gatewayFreshness.errorMs).toBe(900_000);
});
