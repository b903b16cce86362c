import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const app = join(import.meta.dirname, '..', '..', 'miniapp', 'src', 'app');
const source = (file: string) => readFileSync(join(app, file), 'utf8');

/** What stands for the parameter of a route; a new parameter needs a new row, or routePatterns' users fail. */
const samples: Readonly<Record<string, string>> = {
  '/asset/:symbol': '/asset/XBTSX.STH',
  '/accounts/paper/:account': '/accounts/paper/alice-trader7',
  '/account/:account': '/account/carol-pools3',
  '/wallet/deposit/:symbol': '/wallet/deposit/XBTSX.BTC',
  '/wallet/withdraw/:symbol': '/wallet/withdraw/XBTSX.TON',
  '/pool/:asset': '/pool/BTSSTHPOOL',
  '/lp-detail/:asset': '/lp-detail/BTSSTHPOOL',
};

/** The patterns of all routes, read from the app's own table. @throws RangeError when a row can't be read */
export function routePatterns(): string[] {
  const constants = new Map(
    [...source('../platform/paths.ts').matchAll(/export const (\w+) = '([^']+)'/gu)].map(([, name, path]) => [
      name,
      path,
    ]),
  );
  const table = source('routes.tsx') + source('homeRoute.ts');
  const patterns = [...table.matchAll(/^\s+path: (?:'([^']+)'|(\w+)),$/gmu)].map(
    ([line, literal, name]) => literal ?? constants.get(name) ?? `unreadable: ${line}`,
  );
  const rows = [...table.matchAll(/\.\.\.(?:lazy|first)Screen\(/gu)].length;
  if (patterns.length !== rows || patterns.some((pattern) => pattern.startsWith('unreadable')))
    throw new RangeError(`${rows} rows, but these paths: ${patterns.join(', ')}`);
  return patterns;
}

/** An address of a route that shows something in the local world. @throws RangeError for a parameter without a sample */
export function sampleOf(pattern: string): string {
  const sample = pattern.includes(':') ? samples[pattern] : pattern;
  if (sample === undefined) throw new RangeError(`${pattern} has no sample address in tests/e2e/screens.ts`);
  return sample;
}

/** Addresses of all screens; of two addresses of one screen only the first. */
export function screenAddresses(): string[] {
  const twins = new Set(['/lp', '/lp-detail/:asset', '/transfer']);
  return routePatterns()
    .filter((pattern) => !twins.has(pattern))
    .map(sampleOf);
}

/** Goes to an address inside the open app, without loading the page again. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState({ inApp: true }, '', to), path);
  await settled(page);
}

export interface Appearance {
  readonly language?: 'en' | 'ru' | 'zh';
  readonly theme?: 'light' | 'dark';
}

/** Changes the settings as another tab would, and waits until the page shows it. */
export async function appear(page: Page, change: Appearance): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'xbts.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":1}');
    const newValue = JSON.stringify({ ...kept, state: { ...kept.state, ...changed } });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, change);
  await page.waitForFunction(({ language, theme }) => {
    const { lang, dataset } = document.documentElement;
    return (
      (language === undefined || lang.startsWith(language)) &&
      (theme === undefined || dataset['theme'] === theme)
    );
  }, change);
  await settled(page);
}

/** Longer than any figure of the local network takes, also on a busy machine. */
const SETTLE_MS = 40_000;

/** Waits until the screen is there with its title and nothing of it is a grey shape any more. */
export async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('main h1, main h2') !== null &&
        document.querySelector('[class*="_skeleton_"]') === null,
      undefined,
      { timeout: SETTLE_MS, polling: 50 },
    )
    .catch((error: unknown) => {
      throw new RangeError(`${page.url()} did not come to rest`, { cause: error });
    });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
