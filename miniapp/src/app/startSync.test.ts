// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../browser.fixture.ts';
import { afterStart } from './afterStart.ts';

const news = vi.hoisted(() => ({ followOrderNews: vi.fn() }));
const fake = vi.hoisted(() => ({ jobs: { one: { everyMs: 8_000, run: vi.fn(async () => undefined) } } }));
vi.mock('./jobs.ts', () => fake);
vi.mock('../features/notices/model/followOrderNews.ts', () => news);
vi.mock('../platform/messenger/keepUser.ts', () => ({ keepUser: async () => undefined }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const loaded = () => expect.poll(() => news.followOrderNews).toHaveBeenCalledTimes(1);

it('the app starts the jobs once the first screen has had the connection for 8 s (spec §4)', async () => {
  afterStart();
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(fake.jobs.one.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => fake.jobs.one.run).toHaveBeenCalledTimes(1);
});

it('news of orders start at once if some are stored, and after 4 s on a first opening', async () => {
  afterStart();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(news.followOrderNews).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loaded();
  news.followOrderNews.mockClear();
  localStorage.setItem('xbts.orderNews', '{}');
  afterStart();
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded();
});
