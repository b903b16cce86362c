import { afterEach, expect, it, vi } from 'vitest';
import { createFetchJson, type Fetch } from './fetchJson.ts';

afterEach(() => void vi.useRealTimers());

type Init = Parameters<Fetch>[1];

/** Answers with a text, and records its requests. */
function answering(text: string) {
  const asked: [url: string, init: Init][] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push([url, init]);
    return { status: 203, text: async () => text };
  };
  return { asked, fetch };
}

it('sends a body as JSON with its content type, and neither without one', async () => {
  const { asked, fetch } = answering('{"a":1}');
  const fetchJson = createFetchJson({ fetch, baseUrl: 'https://a.test' });
  expect(await fetchJson({ method: 'POST', path: '/p?q', body: { b: 2 }, headers: { c: 'd' } })).toEqual({
    status: 203,
    body: { a: 1 },
  });
  await fetchJson({ method: 'GET', path: '/' });
  expect(asked.map(([url, { signal: _, ...init }]) => [url, init])).toEqual([
    [
      'https://a.test/p?q',
      { method: 'POST', headers: { c: 'd', 'content-type': 'application/json' }, body: '{"b":2}' },
    ],
    ['https://a.test/', { method: 'GET', headers: {} }],
  ]);
});

it('returns no body without JSON, and fails on other errors', async () => {
  const { fetch } = answering('<html>');
  expect(await createFetchJson({ fetch, baseUrl: '' })({ method: 'GET', path: '/' })).toEqual({
    status: 203,
    body: undefined,
  });
  const broken: Fetch = async () => ({ status: 200, text: () => Promise.reject(new TypeError('cut off')) });
  await expect(createFetchJson({ fetch: broken, baseUrl: '' })({ method: 'GET', path: '/' })).rejects.toThrow(
    'cut off',
  );
});

it('aborts a request after ten seconds, its body included, and stops the clock at the answer', async () => {
  vi.useFakeTimers();
  const hung: Fetch = (_url, { signal }) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  let isEnded = false;
  const ended = createFetchJson({ fetch: hung, baseUrl: '' })({ method: 'GET', path: '/' }).catch(
    (reason) => {
      isEnded = true;
      return String(reason);
    },
  );
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toContain('TimeoutError');
  await createFetchJson({ fetch: answering('1').fetch, baseUrl: '' })({ method: 'GET', path: '/' });
  expect(vi.getTimerCount()).toBe(0);
});
