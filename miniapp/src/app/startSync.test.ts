// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterStart } from './afterStart.ts';

const news = vi.hoisted(() => ({ followOrderNews: vi.fn() }));
const fake = vi.hoisted(() => ({ jobs: { one: { everyMs: 8_000, run: vi.fn(async () => undefined) } } }));
vi.mock('./jobs.ts', () => fake);
vi.mock('../features/notices/model/followOrderNews.ts', () => news);
vi.mock('../platform/messenger/keepUser.ts', () => ({ keepUser: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the app starts the jobs and the news of orders by itself, once the first screen has had the connection for 8 s (spec §4)', async () => {
  afterStart();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(fake.jobs.one.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(fake.jobs.one.run).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(news.followOrderNews).toHaveBeenCalledTimes(1));
});
