// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenResting } from './whenResting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('waits for the given time without user activity, and runs once', () => {
  const run = vi.fn();
  whenResting(5000, run);
  vi.advanceTimersByTime(4999);
  for (const sign of ['pointerdown', 'keydown', 'scroll']) {
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(4999);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("then waits for the browser's idle callback, if it has one", () => {
  const run = vi.fn();
  const idle: IdleRequestCallback[] = [];
  const requestIdleCallback = (callback: IdleRequestCallback) => idle.push(callback);
  const page = Object.assign(Object.create(window), { requestIdleCallback });
  for (const name of ['addEventListener', 'removeEventListener', 'setTimeout', 'clearTimeout'] as const)
    page[name] = (window[name] as (...args: unknown[]) => unknown).bind(window);
  whenResting(5000, run, page);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  idle[0]?.({ didTimeout: false, timeRemaining: () => 10 });
  expect(run).toHaveBeenCalledTimes(1);
});
