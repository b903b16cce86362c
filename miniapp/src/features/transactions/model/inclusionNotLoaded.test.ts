import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it, vi } from 'vitest';
import { proveByWitnesses } from './inclusion.ts';

const recoverFrom = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/parts/recover.ts', () => ({ recoverFrom }));
vi.mock('../../../platform/proof/proveInBlock.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('proofs that can’t be loaded are a missing part of the app, which makes the page reload', async () => {
  recoverFrom.mockResolvedValue(new AppError('app.part_not_loaded'));
  const place = { transactionId: '00'.repeat(20), blockNum: 1, trxInBlock: 0 };
  await expect(proveByWitnesses({} as ChainClient, place)).rejects.toMatchObject({
    code: 'app.part_not_loaded',
  });
  expect(recoverFrom).toHaveBeenCalledTimes(1);
});
