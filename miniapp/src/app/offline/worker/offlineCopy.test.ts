import { AppError } from '@xbts/shared/errors/appError.ts';
import { beforeEach, expect, it } from 'vitest';
import { answer, makeCopy, type OfflineCopy, pathFor, removeOthers } from './offlineCopy.ts';

/** As a browser's, by paths. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(path: string, response: Response) {
    this.entries.set(path, response);
  }
  async match(path: string) {
    return this.entries.get(path)?.clone();
  }
}

let stored: Map<string, FakeCache>;
let asked: string[];
let answers: Record<string, () => Response>;

const caches = {
  async open(name: string) {
    const cache = stored.get(name) ?? new FakeCache();
    stored.set(name, cache);
    return cache;
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  async match(path: string) {
    for (const cache of stored.values()) if (cache.entries.has(path)) return cache.match(path);
    return undefined;
  },
} as unknown as CacheStorage;

const around = {
  caches,
  fetch: async (path: string) => {
    asked.push(path);
    return answers[path]?.() ?? new Response('', { status: 404 });
  },
};

const copyOf = (version: string, screens = 'aaaaaaaa'): OfflineCopy => ({
  version,
  files: ['/', '/assets/shell-11111111.js'],
  archives: {
    [`/assets/offlineScreens-${screens}.json`]: [`/assets/Pools-${screens}.js`, '/assets/Swap-22222222.js'],
    '/assets/offlineStyles-33333333.json': ['/assets/Pools-44444444.css'],
  },
  notTheApp: ['^\\/api\\/', '\\.json$'],
});

const archive = (files: Record<string, string>) => () =>
  Response.json(files, {
    headers: { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br', etag: 'x' },
  });

beforeEach(() => {
  stored = new Map();
  asked = [];
  answers = {
    '/': () => new Response('<html>'),
    '/assets/shell-11111111.js': () => new Response('shell'),
    '/assets/offlineScreens-aaaaaaaa.json': archive({
      '/assets/Pools-aaaaaaaa.js': 'pools',
      '/assets/Swap-22222222.js': 'swap',
    }),
    '/assets/offlineScreens-bbbbbbbb.json': archive({
      '/assets/Pools-bbbbbbbb.js': 'new pools',
      '/assets/Swap-22222222.js': 'swap',
    }),
    '/assets/offlineStyles-33333333.json': archive({ '/assets/Pools-44444444.css': 'styles' }),
  };
});

const textOf = async (copy: OfflineCopy, path: string) =>
  (
    await answer(copy, path, new Request('https://x/'), {
      caches,
      fetch: async () => new Response('network'),
    })
  ).text();

it('makes the copy of a few files and archives, each requested once, and serves their contents', async () => {
  const copy = copyOf('one');
  await makeCopy(copy, around);
  expect(asked).toEqual([...copy.files, ...Object.keys(copy.archives)]);
  expect(await textOf(copy, '/assets/Swap-22222222.js')).toBe('swap');
  const style = await (await caches.open('xbts-app-one')).match('/assets/Pools-44444444.css');
  expect(Object.fromEntries(style?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/css',
  });
});

it('reuses unchanged files of an earlier copy, requests the page again, and removes the earlier one at the start', async () => {
  await makeCopy(copyOf('one'), around);
  await caches.open('workbox-precache-v2-https://x/');
  await caches.open('of-another-app');
  asked = [];
  const next = copyOf('two', 'bbbbbbbb');
  await makeCopy(next, around);
  expect(asked).toEqual(['/', '/assets/offlineScreens-bbbbbbbb.json']);
  expect(await textOf(next, '/assets/Pools-bbbbbbbb.js')).toBe('new pools');
  expect(await textOf(next, '/assets/Pools-44444444.css')).toBe('styles');
  await removeOthers(next, around);
  expect([...stored.keys()].sort()).toEqual(['of-another-app', 'xbts-app-two']);
});

it('is not made if the server refuses a file', async () => {
  delete answers['/assets/shell-11111111.js'];
  await expect(makeCopy(copyOf('one'), around)).rejects.toThrow(AppError);
});

it('serves the page for addresses of screens and files for their own, and ignores data and other origins', () => {
  const copy = copyOf('one');
  const path = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
    pathFor(copy, { url, mode, method }, 'https://x');
  expect(path('https://x/pool/1.19.0?from=chat')).toBe('/');
  expect(path('https://x/api/v1/tickers')).toBeUndefined();
  expect(path('https://x/assets/Pools-44444444.css', 'no-cors')).toBe('/assets/Pools-44444444.css');
  expect(path('https://x/assets/Pools-00000000.css', 'no-cors')).toBeUndefined();
  expect(path('https://x/api/v1/subscription', 'cors', 'POST')).toBeUndefined();
  expect(path('https://y/', 'navigate')).toBeUndefined();
});

it('requests files from the network that the browser has dropped', async () => {
  await makeCopy(copyOf('one'), around);
  stored.get('xbts-app-one')?.entries.clear();
  expect(await textOf(copyOf('one'), '/')).toBe('network');
});
