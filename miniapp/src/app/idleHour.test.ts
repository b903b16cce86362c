// @vitest-environment jsdom
import '../browser.fixture.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/cache/queryClient.ts';
import { holdFocus } from '../platform/jobs/focus.ts';
// Imported up front: loading it with the first reading would take real time that the fake clock does not cover.
import '../features/scam/model/readScamLists.ts';
import { startSync } from './startSync.ts';

const HOUR_MS = 3_600_000;

vi.mock('../platform/server/config.ts', () => ({
  appConfig: { version: '0.2.0', chainId: 'auto', nodes: ['ws://a'], links: {}, missingServices: [] },
}));
vi.mock('../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});

const price = { quotes: { USD: { price: 1 } } };
const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/prices': Object.fromEntries(Object.values(priceSlugs).map((slug) => [slug, price])),
  '/api/v1/tickers': { pairs: {} },
  '/api/v1/gateway-board': { gateways: [] },
  '/staking/api/public/percents': { staked: '0', weight: '0', count: 0, holders: [] },
  '/staking/api/get/assets': [],
  '/staking/api/get/noassets': [],
  '/scam/scam-accounts.json': [],
  '/scam/scam-assets.json': [],
};

/** The requests to the origin. */
let asked: string[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  asked = [];
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(answers[url]);
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('an hour on the wallet sends some eighty requests at the specified intervals, a hidden page none, and overdue ones as soon as it is shown', async () => {
  // The wallet's content.
  holdFocus('tickers');
  holdFocus('featuredPrice');
  startSync(0);
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  // Each job runs once at the start.
  expect(asked.toSorted()).toEqual(Object.keys(answers).sort());
  asked.length = 0;

  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const times = (path: string) => asked.filter((each) => each === path).length;
  expect(times('/api/v1/prices')).toBe(45);
  expect(times('/api/v1/tickers')).toBe(18);
  expect(times('/api/v1/gateway-board')).toBe(4);
  expect(times('/scam/scam-assets.json')).toBe(1);
  expect(asked.length).toBeLessThanOrEqual(80);
  asked.length = 0;

  show('hidden');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toEqual([]);
  show('visible');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.toSorted()).toEqual(Object.keys(answers).sort());
});
