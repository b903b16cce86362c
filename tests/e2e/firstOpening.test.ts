import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtParts, bundleSizes, filesOf, sizeBudgets } from '../structure/bundleSizes.ts';
import { acceptWelcome, openChat, openPlain, phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const account = 'alice-trader7';
/** The budgets of the first route: bytes after gzip -9. */
const BUDGET = sizeBudgets.firstRouteJs * 1000;
const CSS_BUDGET = sizeBudgets.firstRouteCss * 1000;
/**
 * Counts everything that loads until the balances are shown, and within this time after them. Two parts are delayed on
 * purpose (docs/decisions.md): prices by pools and the warning lists load at the first touch or after 4 s, which the
 * second half of this test counts; the periodic jobs and the service worker, which copies the whole app, after 8 s.
 */
const QUIET_MS = 3000;
/** The least of those delays. */
const PUT_OFF_MS = 4000;
/**
 * The parts loaded at the first touch: prices by pools and markets, the mark of scam tokens, and the storage of the
 * figures for the next opening.
 */
const laterParts = [
  'assets/model/prices/followPrices.ts',
  'scam/ui/ScamChip.tsx',
  'portfolio/model/saveSnapshot.ts',
];
/**
 * The parts that claim the launch data for this page, right after the first picture, and the messenger's library, which
 * they need.
 */
const claimParts = ['src/platform/server/holdLaunch.ts', 'src/platform/messenger/bridge.ts'];
/** All their files: bytes after gzip -9, the measured size and 5 % more. */
const LATER_BUDGET = 66_500;

withNetwork({ isAsBuilt: true });

/** The app's data on a device where the account is saved for viewing only and the welcome notice was read. */
async function savedAccount(): Promise<[string, string][]> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(account);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  const all = await actor.page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  await actor.context.close();
  return all.filter(([key]) => /^xbts\.(?:accounts|session|settings)$/u.test(key));
}

/**
 * In the page: postpones deliberately delayed work beyond the test, however slow the machine: only a touch triggers it.
 */
function putOff(fromMs: number): void {
  const plain = window.setTimeout.bind(window);
  const patient = (run: () => void, ms = 0) =>
    plain(run, ms < fromMs ? ms : Math.min(ms * 1000, 2 ** 31 - 1));
  Object.assign(window, { setTimeout: patient });
}

const fileOf = (answer: Response) => new URL(answer.url()).pathname.slice(1);

/** JavaScript files or style sheets of the app's origin with their gzip -9 sizes. */
type Loaded = Map<string, number>;

/** The requests of a first opening inside the messenger, and those after the first touch of the wallet. */
async function firstOpening(): Promise<{ start: Loaded; styles: Loaded; later: Loaded }> {
  const origin = new URL(devnet.botUrl).origin;
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(
    ({ at, items }) => {
      if (location.origin === at) for (const [key, value] of items) localStorage.setItem(key, value);
    },
    { at: origin, items: await savedAccount() },
  );
  await context.addInitScript(putOff, PUT_OFF_MS);
  const page = await context.newPage();
  const answers: Response[] = [];
  const open = await openChat(page, devnet, 7001001);
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && /\.(?:js|css)$/u.test(pathname)) answers.push(response);
  });
  await open.click();
  const screen = page.frameLocator('iframe[title="Mini app"]').locator('body');
  await screen.getByText('view only').waitFor();
  await screen.getByText('XBTSX').first().waitFor();
  const { firstRouteFiles, firstRouteStyles } = bundleSizes();
  const missing = () =>
    [...firstRouteFiles, ...firstRouteStyles].filter((file) => !answers.map(fileOf).includes(file));
  await expect.poll(missing).toEqual([]);
  await page.waitForTimeout(QUIET_MS);
  const first = answers.splice(0);
  await screen.getByRole('heading', { name: 'Assets' }).click();
  await screen
    .getByRole('button', { name: /^USDT XBTSX/u })
    .getByText('≈')
    .waitFor();
  // Its parts load one after the other: a sum over the loaded ones would depend on the machine.
  const parts = builtParts();
  const absent = () =>
    laterParts.filter(
      (part) => !answers.some((each) => fileOf(each) === parts[`src/features/${part}`]?.file),
    );
  await expect.poll(absent).toEqual([]);
  await page.waitForTimeout(QUIET_MS);
  const [start, styles, later] = [
    await sizesOf(first, 'js'),
    await sizesOf(first, 'css'),
    await sizesOf(answers, 'js'),
  ];
  await context.close();
  return { start, styles, later };
}

async function sizesOf(answers: readonly Response[], kind: 'js' | 'css'): Promise<Loaded> {
  const sizes = answers
    .map((each) => ({ each, file: fileOf(each) }))
    .filter(({ file }) => file.endsWith(`.${kind}`))
    .map(
      async ({ each, file }): Promise<[string, number]> => [
        file,
        gzipSync(await each.body(), { level: 9 }).length,
      ],
    );
  return new Map(await Promise.all(sizes));
}

const sumOf = (loaded: Loaded) => [...loaded.values()].reduce((sum, size) => sum + size, 0);

describe('a first opening inside the messenger with a saved view-only account', () => {
  it('loads the files of the bundle figures, no more than the budgets', async () => {
    const { start, styles, later } = await firstOpening();
    const wanted = new Set([...bundleSizes().firstRouteFiles, ...filesOf(claimParts)]);
    expect([...start.keys()].sort()).toEqual([...wanted].sort());
    expect(sumOf(start)).toBeLessThanOrEqual(BUDGET);
    expect([...styles.keys()].sort()).toEqual(bundleSizes().firstRouteStyles);
    expect(sumOf(styles)).toBeLessThanOrEqual(CSS_BUDGET);
    expect(sumOf(later)).toBeGreaterThan(0);
    expect(sumOf(later)).toBeLessThanOrEqual(LATER_BUDGET);
  });
});
