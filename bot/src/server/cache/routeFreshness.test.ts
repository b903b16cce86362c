import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { expect, it } from 'vitest';
import { freshnessOf } from './routeFreshness.ts';

it('money and the present block are given stale for as long as they are fresh, and for a minute without their source', () => {
  const ttlMs = dataServerPaths.lpSingle.ttlSeconds * 1_000;
  expect(freshnessOf('lpSingle')).toEqual({ ttlMs, staleMs: 2 * ttlMs, errorMs: 60_000 });
});
