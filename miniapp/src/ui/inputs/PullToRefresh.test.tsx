// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messenger } from '../../platform/messenger/messenger.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

let hasFingers = true;
const refresh = vi.fn(async () => undefined);

beforeEach(() => {
  refresh.mockClear();
  hasFingers = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && hasFingers }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(window, { scrollY: 0 });
  Object.assign(messenger, { isInside: false, version: '' });
});

function touch(name: string, y?: number) {
  const event = new Event(name);
  Object.assign(event, { touches: y === undefined ? [] : [{ clientY: y }] });
  act(() => void window.dispatchEvent(event));
}

/** Pulls down by that many pixels. */
async function pull(pixels: number) {
  touch('touchstart', 100);
  touch('touchmove', 100 + pixels);
  touch('touchend');
  await act(async () => undefined);
}

it('reads again after a pull that is long enough, and not after a shorter one', async () => {
  render(<PullToRefresh onRefresh={refresh} />);
  await pull(100);
  expect(refresh).not.toHaveBeenCalled();
  await pull(140);
  expect(refresh).toHaveBeenCalledOnce();
});

it('says that it reads until the answer is there', async () => {
  let answer: () => void = () => undefined;
  refresh.mockImplementationOnce(
    () =>
      new Promise<undefined>((resolve) => {
        answer = () => resolve(undefined);
      }),
  );
  render(<PullToRefresh onRefresh={refresh} />);
  await pull(140);
  expect(screen.getByRole('status', { name: /Loading/u })).toBeTruthy();
  await act(async () => answer());
  expect(screen.queryByRole('status')).toBeNull();
});

it('ignores a pull in the middle of the page, and one that began as a scroll up', async () => {
  render(<PullToRefresh onRefresh={refresh} />);
  Object.assign(window, { scrollY: 40 });
  await pull(200);
  Object.assign(window, { scrollY: 0 });
  touch('touchstart', 100);
  touch('touchmove', 60);
  touch('touchmove', 300);
  touch('touchend');
  expect(refresh).not.toHaveBeenCalled();
});

it.each([
  ['with a mouse', false, false, ''],
  ['where the messenger closes the app by the same movement', true, true, '7.6'],
])('does nothing %s', async (_, fingers, isInside, version) => {
  hasFingers = fingers;
  Object.assign(messenger, { isInside, version });
  render(<PullToRefresh onRefresh={refresh} />);
  await pull(200);
  expect(refresh).not.toHaveBeenCalled();
});
