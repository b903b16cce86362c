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

it('nothing waits where no first picture is drawn', async () => {
  expect(await hasGoneOn()).toBe(true);
});

it('what is later waits until the first picture was painted and its last figures had time to come', async () => {
  holdForPicture();
  expect(await hasGoneOn()).toBe(false);
  tellDrawn();
  await vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(299);
  expect(await hasGoneOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasGoneOn()).toBe(true);
});

it('and one and a half seconds at most, since a page that is not visible paints nothing', async () => {
  holdForPicture();
  await vi.advanceTimersByTimeAsync(1499);
  expect(await hasGoneOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasGoneOn()).toBe(true);
});
