import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it } from 'vitest';
import type { Upstream } from '../../upstreams/upstream.ts';
import { createListedAccounts } from './listedAccounts.ts';

/** The operator's list, or the error of reading it. */
function listed(first: string[] | AppError) {
  const state = { now: 0, answer: first, asked: 0, warned: [] as unknown[] };
  const scamLists = {
    async ask() {
      state.asked += 1;
      if (state.answer instanceof AppError) throw state.answer;
      return { rows: state.answer };
    },
  } as unknown as Upstream;
  const log = { warn: (facts: unknown) => void state.warned.push(facts) };
  const listedOf = createListedAccounts({ scamLists, clock: { now: () => state.now }, log });
  return { state, find: async (...names: string[]) => [...(await listedOf(names))] };
}

it('names accounts of either list, and reloads the operator’s when it is old', async () => {
  const { state, find } = listed(['evil-one1']);
  expect(await find('evil-one1', 'bob-holder2', 'poloniex-wallet')).toEqual(['evil-one1', 'poloniex-wallet']);
  await find('bob-holder2');
  expect(state.asked).toBe(1);
  Object.assign(state, { now: 2_400_000, answer: ['bob-holder2'] });
  expect(await find('evil-one1', 'bob-holder2')).toEqual(['bob-holder2']);
});

it('keeps the old list if a reading fails, and retries after a minute', async () => {
  const { state, find } = listed(['evil-one1']);
  await find();
  Object.assign(state, { now: 2_400_000, answer: new AppError('service.unreachable', { path: '' }) });
  expect(await find('evil-one1')).toEqual(['evil-one1']);
  expect(state.warned).toEqual([{ code: 'service.unreachable' }]);
  Object.assign(state, { now: 2_460_000, answer: ['dave-newbie4'] });
  expect(await find('evil-one1', 'dave-newbie4')).toEqual(['dave-newbie4']);
});

it("without an operator's list only the public one warns", async () => {
  const { state, find } = listed(new AppError('service.not_configured', { name: '' }));
  expect(await find('evil-one1', 'poloniex-wallet')).toEqual(['poloniex-wallet']);
  expect(state.warned).toEqual([]);
});
