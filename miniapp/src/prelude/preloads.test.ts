// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { preloadScreen } from './preloads.ts';

afterEach(() => document.head.replaceChildren());

const links = () =>
  [...document.head.querySelectorAll('link')].map((each) => `${each.rel} ${each.getAttribute('href')}`);

const table = JSON.stringify({
  files: ['assets/routes.js', 'assets/Pools.js', 'assets/Pools.css', 'assets/PoolPage.js', 'assets/ru.js'],
  en: { '/pools': [0, 1, 2], '/pool/': [0, 3] },
  ru: { '/pools': [0, 1, 2, 4] },
});

it("loads the files of the path's screen, scripts as modules", () => {
  preloadScreen('/pools', 'en', table);
  expect(links()).toEqual([
    'modulepreload /assets/routes.js',
    'modulepreload /assets/Pools.js',
    'preload /assets/Pools.css',
  ]);
});

it("requests stylesheets in the bundler's mode, so that none is requested twice", () => {
  preloadScreen('/pools', 'en', table);
  expect(document.head.querySelector('[href$=".css"]')?.getAttribute('crossorigin')).toBe('');
});

it('recognizes a path with a name at its end by its beginning', () => {
  preloadScreen('/pool/1.19.5', 'en', table);
  expect(links()).toEqual(['modulepreload /assets/routes.js', 'modulepreload /assets/PoolPage.js']);
});

it('loads the texts in the future language, and nothing for an unsupported one', () => {
  preloadScreen('/pools', 'ru', table);
  expect(links()).toContain('modulepreload /assets/ru.js');
  document.head.replaceChildren();
  preloadScreen('/pools', 'de', table);
  expect(links()).toEqual([]);
});

it('loads nothing for a path missing in the table', () => {
  for (const path of ['/wallet', '/pools/create', '/']) preloadScreen(path, 'en', table);
  expect(links()).toEqual([]);
});
