import { expect, it } from 'vitest';
import { makeCopy, type OfflineCopy } from './offlineCopy.ts';
import { rulesFor } from './rules.ts';

const copy: OfflineCopy = { version: 'one', files: ['/'], archives: {}, notTheApp: [] };

/** The effect of the first matching rule on a request, interpreted as browsers do. */
function sourceOf(address: string, mode: RequestMode, destination: RequestDestination) {
  const rule = rulesFor(copy, 'https://x').find(({ condition }) => {
    const { urlPattern, requestMode = mode, requestDestination = destination } = condition;
    const fits = urlPattern === undefined || new URLPattern(urlPattern).test(address);
    return fits && requestMode === mode && requestDestination === destination;
  });
  return rule?.source;
}

it("the messenger's page and the app’s files are read from the copy without the service worker", async () => {
  const opened: string[] = [];
  const caches = {
    open: async (name: string) => {
      opened.push(name);
      return { put: async () => undefined };
    },
    match: async () => undefined,
  } as unknown as CacheStorage;
  await makeCopy(copy, { caches, fetch: async () => new Response('') });
  const fromCopy = { cacheName: opened[0] };
  expect(sourceOf('https://x/', 'navigate', 'iframe')).toEqual(fromCopy);
  expect(sourceOf('https://x/#tgWebAppData=query_id', 'navigate', 'document')).toEqual(fromCopy);
  expect(sourceOf('https://x/assets/Pools-00000000.js', 'cors', 'script')).toEqual(fromCopy);
  expect(sourceOf('https://x/assets/bot-00000000.json', 'cors', '')).toEqual(fromCopy);
});

it('data go to the network without it, and it serves every other page', () => {
  expect(sourceOf('https://x/api/v1/prices', 'cors', '')).toBe('network');
  expect(sourceOf('https://y/assets/other.json', 'cors', '')).toBe('network');
  expect(sourceOf('https://x/pool/1.19.0', 'navigate', 'iframe')).toBeUndefined();
  expect(sourceOf('https://x/?startapp=ref_42', 'navigate', 'document')).toBeUndefined();
  expect(sourceOf('https://x/icon.svg', 'no-cors', 'image')).toBeUndefined();
});
