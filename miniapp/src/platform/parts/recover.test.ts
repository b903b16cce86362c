// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { recover, recoverFrom } from './recover.ts';

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

it('reloads the page when a part is missing, once', async () => {
  const page = pageAt(1_800_000_000_000);
  expect(await recover(page)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.at += 599_999;
  expect(await recover(page)).toBe(false);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('tries again when the last attempt is long ago', async () => {
  const page = pageAt(1_800_000_000_000);
  await recover(page);
  page.at += 600_000;
  expect(await recover(page)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});

it('keeps the current page while the server does not answer', async () => {
  const page = pageAt(1_800_000_000_000, false);
  expect(await recover(page)).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});

describe('after a failure', () => {
  const chrome = new TypeError(
    'Failed to fetch dynamically imported module: https://x/assets/StakeSheet-1.js',
  );
  const firefox = new TypeError(
    'error loading dynamically imported module: https://x/assets/StakeSheet-1.js',
  );
  const safari = new TypeError('Importing a module script failed.');
  const style = new Error('Unable to preload CSS for /assets/StakeSheet-1.css');

  it.each([chrome, firefox, safari, style])('a missing part is repaired by a reload: %s', async (cause) => {
    const page = pageAt(1_800_000_000_000);
    let hasEnded = false;
    recoverFrom(cause, false, page).then(() => {
      hasEnded = true;
    });
    await expect.poll(() => page.reload).toHaveBeenCalledTimes(1);
    expect(hasEnded).toBe(false);
  });

  it('a missing part has the specified error texts when a reload can’t help', async () => {
    const page = pageAt(1_800_000_000_000, false);
    const named = (name: string) => ({ code: 'app.part_not_loaded', facts: { name } });
    expect(await recoverFrom(safari, false, page)).toMatchObject(named('ChunkLoadError'));
    expect(await recoverFrom(style, false, page)).toMatchObject(named('CSS_CHUNK_LOAD_FAILED'));
    expect(await recoverFrom(new Error('late'), true, page)).toMatchObject(named('ChunkLoadError'));
  });

  it('any other error is passed on unchanged, and nothing is reloaded', async () => {
    const page = pageAt(1_800_000_000_000);
    const fault = new TypeError('undefined is not a function');
    expect(await recoverFrom(fault, false, page)).toBe(fault);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
