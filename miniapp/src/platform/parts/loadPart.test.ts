import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './loadPart.ts';

const fake = vi.hoisted(() => ({ recoverFrom: vi.fn() }));
vi.mock('./recover.ts', () => fake);

beforeEach(() => {
  vi.useFakeTimers();
  fake.recoverFrom
    .mockReset()
    .mockImplementation(async (cause, isPart) => ({ cause: String(cause), isPart }));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The end of loading: the part, or the converted failure. */
const endOf = (load: () => Promise<string>) => loadPart(load).catch((failure: unknown) => failure);

it('a part of the app is given up after 120 seconds, and not before (spec §8)', async () => {
  let end: unknown;
  endOf(() => new Promise(() => undefined)).then((ended) => {
    end = ended;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toEqual({ cause: 'TimeoutError: no module script within 120 s', isPart: true });
});

it('any failure to load a part counts as a missing part', async () => {
  expect(await endOf(() => Promise.reject(new Error('out of order')))).toEqual({
    cause: 'Error: out of order',
    isPart: true,
  });
});

it('a page draws nothing while it reloads for repair', async () => {
  fake.recoverFrom.mockImplementation(() => new Promise(() => undefined));
  let hasEnded = false;
  endOf(() => Promise.reject(new Error('gone'))).then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hasEnded).toBe(false);
});

it('a loaded part is returned, without recovery', async () => {
  expect(await loadPart(async () => 'the part')).toBe('the part');
  expect(fake.recoverFrom).not.toHaveBeenCalled();
});
