// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdForPicture, tellDrawn, whenPainted } from './painting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether work that waits for the paint has continued. */
async function hasGoneOn(): Promise<boolean> {
  let isOver = false;
  whenPainted().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return isOver;
}

it('nothing waits without a first picture', async () => {
  expect(await hasGoneOn()).toBe(true);
});

it('later work waits until the first picture was painted and its last figures had time to arrive', async () => {
  holdForPicture();
  expect(await hasGoneOn()).toBe(false);
  tellDrawn();
  await vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(299);
  expect(await hasGoneOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasGoneOn()).toBe(true);
});

it('it waits one and a half seconds at most, since a hidden page paints nothing', async () => {
  holdForPicture();
  await vi.advanceTimersByTimeAsync(1499);
  expect(await hasGoneOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasGoneOn()).toBe(true);
});
