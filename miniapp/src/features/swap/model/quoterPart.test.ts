import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it, vi } from 'vitest';
import { quoter } from './quoter.ts';

const recoverFrom = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/parts/recover.ts', () => ({ recoverFrom }));
vi.mock('./quoteEngine.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a search that can’t be loaded is a missing part of the app, not a bug', async () => {
  recoverFrom.mockResolvedValue(new AppError('app.part_not_loaded'));
  const market = { pools: [], books: [], traderId: '1.2.1', fees: new Map() };
  const question = { from: '1.3.0', to: '1.3.1', wish: null, hopFee: 0n };
  await expect(quoter.askOnce(market, question)).rejects.toMatchObject({ code: 'app.part_not_loaded' });
  expect(recoverFrom).toHaveBeenCalledTimes(1);
});
