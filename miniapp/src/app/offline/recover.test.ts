// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { recover } from './recover.ts';

function pageAt(at: number, isServerThere = true) {
  const kept = new Map<string, string>();
  const page = {
    at,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => page.at,
    isServerThere: async () => isServerThere,
    reload: vi.fn(),
  };
  return page;
}

it('loads the page anew when a part is missing, once', async () => {
  const page = pageAt(1_800_000_000_000);
  expect(await recover(page)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.at += 599_999;
  expect(await recover(page)).toBe(false);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('tries again when the last time is long ago', async () => {
  const page = pageAt(1_800_000_000_000);
  await recover(page);
  page.at += 600_000;
  expect(await recover(page)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});

it('keeps the page it has while the server does not answer', async () => {
  const page = pageAt(1_800_000_000_000, false);
  expect(await recover(page)).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});
