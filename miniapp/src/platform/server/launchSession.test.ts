import { afterEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('./launchSession.ts')).launchSession;
};

/** The page's view of the browser's storage for a tab. */
const tab = (storage: Map<string, string>) => ({
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => void storage.set(key, text),
});

afterEach(() => vi.unstubAllGlobals());

it('is 32 hex digits, the same after a reload', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('window', { sessionStorage: tab(storage) });
  const first = (await fresh())();
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect((await fresh())()).toBe(first);
});

it('is recreated if the stored value is invalid', async () => {
  vi.stubGlobal('window', { sessionStorage: tab(new Map([['xbts.page', 'tgWebAppData=1']])) });
  expect((await fresh())()).toMatch(/^[0-9a-f]{32}$/u);
});

it('lasts until the page is left if nothing can be stored', async () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const launchSession = await fresh();
  expect(launchSession()).toBe(launchSession());
  expect((await fresh())()).not.toBe(launchSession());
});
