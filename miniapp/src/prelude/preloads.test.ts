// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { preloadPrices, preloadScreen } from './preloads.ts';

afterEach(() => document.head.replaceChildren());

const links = () =>
  [...document.head.querySelectorAll('link')].map((each) => `${each.rel} ${each.getAttribute('href')}`);

const table = JSON.stringify({
  files: ['assets/routes.js', 'assets/Pools.js', 'assets/Pools.css', 'assets/PoolPage.js', 'assets/ru.js'],
  en: { '/pools': [0, 1, 2], '/pool/': [0, 3] },
  ru: { '/pools': [0, 1, 2, 4] },
});

it('loads the files of the screen that a path opens, scripts as modules', () => {
  preloadScreen('/pools', 'en', table);
  expect(links()).toEqual([
    'modulepreload /assets/routes.js',
    'modulepreload /assets/Pools.js',
    'preload /assets/Pools.css',
  ]);
});

it('asks for stylesheets in the mode that the bundler asks for them, so that none is asked for twice', () => {
  preloadScreen('/pools', 'en', table);
  expect(document.head.querySelector('[href$=".css"]')?.getAttribute('crossorigin')).toBe('');
});

it('knows a path with a name at its end by its beginning', () => {
  preloadScreen('/pool/1.19.5', 'en', table);
  expect(links()).toEqual(['modulepreload /assets/routes.js', 'modulepreload /assets/PoolPage.js']);
});

it('loads the texts in the language that will be spoken, and nothing for one that the app does not speak', () => {
  preloadScreen('/pools', 'ru', table);
  expect(links()).toContain('modulepreload /assets/ru.js');
  document.head.replaceChildren();
  preloadScreen('/pools', 'de', table);
  expect(links()).toEqual([]);
});

it('loads nothing for a path that the table does not name', () => {
  for (const path of ['/wallet', '/pools/create', '/']) preloadScreen(path, 'en', table);
  expect(links()).toEqual([]);
});

it('asks for all featured prices in one request, in the form and the mode of the app’s own', () => {
  preloadPrices(false);
  preloadPrices(true);
  const names = ['btc-bitcoin', 'bts-bitshares', 'eth-ethereum', 'hive-hive', 'sth-smartholdem'];
  const paths = names.map((name) => `/market/price/${name}`);
  expect(links()).toEqual([
    `preload /api/v1/together?paths=${paths}`,
    `preload /api/v1/together?paths=${['/api/v1/tickers', ...paths]}`,
  ]);
  // Empty is anonymous (HTML §2.5.4).
  expect(document.head.querySelector('link')?.getAttribute('crossorigin')).toBe('');
});
