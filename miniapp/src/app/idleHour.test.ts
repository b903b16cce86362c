// @vitest-environment jsdom
import '../browser.fixture.ts';
import { pathsTogether, TOGETHER_PATH } from '@xbts/shared/services/togetherPath.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/cache/queryClient.ts';
import { holdFocus } from '../platform/jobs/focus.ts';
// Loaded with the first reading otherwise, which takes time that the fake clock knows nothing of.
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

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/tickers': { pairs: {} },
  '/api/v1/gateway-board': { gateways: [] },
  '/staking/api/public/percents': { total: '0', holders: [] },
  '/staking/api/get/assets': [],
  '/staking/api/get/noassets': [],
  '/scam/scam-accounts.json': [],
  '/scam/scam-assets.json': [],
};
const answerOf = (path: string) => answers[path] ?? { quotes: { USD: { price: 1 } } };

/** What was asked of the origin: paths, several of one request together. */
let asked: string[][];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  asked = [];
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = '', named] = url.split('?paths=');
    const paths = path === TOGETHER_PATH ? pathsTogether(named ?? '') : [path];
    asked.push(paths);
    const found = paths.map((each) => ({ status: 200, body: answerOf(each) }));
    return Response.json(path === TOGETHER_PATH ? found : found[0]?.body);
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

it('an hour on the wallet asks the origin some sixty times at the intervals of the specification, a hidden page never, and what is due at once when it is shown', async () => {
  // What the wallet shows.
  holdFocus('tickers');
  holdFocus('featuredPrice');
  startSync(0);
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  // All jobs run at the start: in one request, but for what has to be loaded first.
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked.flat()).toHaveLength(Object.keys(answers).length + 5);
  asked.length = 0;

  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const times = (path: string) => asked.filter((paths) => paths.includes(path)).length;
  expect(times('/market/price/bts-bitshares')).toBe(45);
  expect(times('/market/price/hive-hive')).toBe(45);
  expect(times('/api/v1/tickers')).toBe(18);
  expect(times('/api/v1/gateway-board')).toBe(4);
  expect(times('/scam/scam-assets.json')).toBe(1);
  expect(asked.length).toBeLessThanOrEqual(60);
  asked.length = 0;

  show('hidden');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toEqual([]);
  show('visible');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.flat()).toHaveLength(Object.keys(answers).length + 5);
  expect(asked.length).toBeLessThanOrEqual(2);
});
