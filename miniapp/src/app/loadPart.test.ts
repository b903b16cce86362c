import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './lazyScreen.ts';

const fake = vi.hoisted(() => ({ recover: vi.fn(async () => false) }));
vi.mock('./offline/recover.ts', () => fake);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How loading ends: what was loaded, or the code of its error with the name of the failure. */
const endOf = (load: () => Promise<string>) =>
  loadPart(load).catch(({ code, facts }) => `${code} ${facts.name}`);

it('a part of the app is given up after 120 seconds, and not before (spec §8)', async () => {
  let end: string | undefined;
  endOf(() => new Promise(() => undefined)).then((ended) => {
    end = ended;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toBe('app.part_not_loaded ChunkLoadError');
});

it('a failure tells script from style by the names of the specification', async () => {
  const missing = (what: string) => () => Promise.reject(new TypeError(`Unable to preload ${what}`));
  expect(await endOf(missing('/assets/Swap.js'))).toBe('app.part_not_loaded ChunkLoadError');
  expect(await endOf(missing('CSS for /assets/Swap.css'))).toBe('app.part_not_loaded CSS_CHUNK_LOAD_FAILED');
});

it('what is loaded is given, and nothing is recovered from', async () => {
  fake.recover.mockClear();
  expect(await loadPart(async () => 'the part')).toBe('the part');
  expect(fake.recover).not.toHaveBeenCalled();
});
