import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';

const app = join(import.meta.dirname, '..', '..', 'miniapp', 'src', 'app');
const source = (file: string) => readFileSync(join(app, file), 'utf8');

/** Sample values for the parameter of a route; a new parameter needs a new row, or the users of routePatterns fail. */
const samples: Readonly<Record<string, string>> = {
  '/asset/:symbol': '/asset/XBTSX.STH',
  '/accounts/paper/:account': '/accounts/paper/alice-trader7',
  '/account/:account': '/account/carol-pools3',
  '/permissions/:account': '/permissions/erin-multisig5',
  '/wallet/deposit/:symbol': '/wallet/deposit/XBTSX.BTC',
  '/wallet/withdraw/:symbol': '/wallet/withdraw/XBTSX.TON',
  '/pool/:asset': '/pool/BTSSTHPOOL',
  '/market/:pair': '/market/XBTSX.STH_BTS',
  '/lp-detail/:asset': '/lp-detail/BTSSTHPOOL',
};

/** A row of the app's table of routes. */
export interface RouteRow {
  readonly pattern: string;
  readonly needsAccount: boolean;
  /** The file of its screen with the shown export: equal for two addresses of one screen. */
  readonly screen: string;
}

/** All rows, read from the app's own table. @throws RangeError when one can't be read */
export function routeRows(): RouteRow[] {
  const constants = new Map(
    [...source('../platform/paths.ts').matchAll(/export const (\w+) = '([^']+)'/gu)].map(([, name, path]) => [
      name,
      path,
    ]),
  );
  const table = source('routes.tsx') + source('homeRoute.ts');
  const row =
    /^\s+path: (?:'([^']+)'|(\w+)),\s+parent: .+,\s+needsAccount: (true|false),\s+\.\.\.(?:lazy|first)Screen\(\s*async \(\) =>\s*\(await import\('([^']+)'\)\)\.(\w+)(?:,\s*\w+)?,?\s*\)/gmu;
  const rows = [...table.matchAll(row)].map(([, literal, name, needsAccount, file, screen]) => ({
    pattern: literal ?? constants.get(name) ?? `unreadable: ${name}`,
    needsAccount: needsAccount === 'true',
    screen: `${file}#${screen}`,
  }));
  const count = [...table.matchAll(/\.\.\.(?:lazy|first)Screen\(/gu)].length;
  const patterns = rows.map(({ pattern }) => pattern);
  if (rows.length !== count || patterns.some((pattern) => pattern.startsWith('unreadable')))
    throw new RangeError(`${count} rows, but these paths: ${patterns.join(', ')}`);
  return rows;
}

/** The patterns of all routes. */
export const routePatterns = (): string[] => routeRows().map(({ pattern }) => pattern);

/** Screens that redirect a logged-in user to the wallet. */
const forVisitorsOnly: ReadonlySet<string> = new Set(['/welcome']);

/** An address of a route with content in the local world. @throws RangeError for a parameter without a sample */
export function sampleOf(pattern: string): string {
  const sample = pattern.includes(':') ? samples[pattern] : pattern;
  if (sample === undefined) throw new RangeError(`${pattern} has no sample address in tests/e2e/screens.ts`);
  return sample;
}

/** Patterns of all screens, except duplicates of another row's screen: /lp is /pools (spec §2). */
export function screenRows(): RouteRow[] {
  const seen = new Set<string>();
  return routeRows().filter(({ screen }) => !seen.has(screen) && seen.add(screen));
}

/** An address of each screen for a logged-in user. */
export function screenAddresses(): string[] {
  return screenRows()
    .filter(({ pattern }) => !forVisitorsOnly.has(pattern))
    .map(({ pattern }) => sampleOf(pattern));
}

/** Longer than any figure of the local network takes, also on a busy machine. */
const SETTLE_MS = 40_000;

/** Goes to an address inside the open app, without loading the page again. */
export async function goInside(page: Page | Frame, path: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const before = window.location.pathname;
    document.querySelector('main h1, main h2')?.setAttribute('data-left', '');
    window.history.pushState({ inApp: true }, '', to);
    return before;
  }, path);
  // The current screen stays until the next one is drawn; one of the same path stays for good.
  await page
    .waitForFunction(
      (from) => document.querySelector('[data-left]') === null || window.location.pathname === from,
      before,
      { timeout: SETTLE_MS },
    )
    .catch((error: unknown) => {
      throw new RangeError(`${page.url()} still shows the screen before it`, { cause: error });
    });
  await settled(page);
}

export interface Appearance {
  readonly language?: 'en' | 'ru' | 'zh';
  readonly theme?: 'light' | 'dark';
}

/** Changes the settings as another tab would, and waits until the page shows it. */
export async function appear(page: Page | Frame, change: Appearance): Promise<void> {
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
      (theme === undefined || dataset.theme === theme)
    );
  }, change);
  await settled(page);
}

/** Waits until the screen is shown with its title and without grey shapes. */
export async function settled(page: Page | Frame): Promise<void> {
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
