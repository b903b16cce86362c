import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { bundleSizes } from '../structure/bundleSizes.ts';
import { acceptWelcome, openChat, openPlain, phone } from './actors.ts';
import { launchBrowser } from './browser.ts';

const account = 'alice-trader7';
/** The budget of the first route's JavaScript: bytes after gzip -9. */
const BUDGET = 150_000;
/** Longer than anything that the app delays on purpose after its first drawing. */
const QUIET_MS = 3000;

let devnet: Devnet;
let browser: Browser;

beforeAll(async () => {
  devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await devnet?.close();
});

/** What the app keeps on a device where the account is saved for viewing only and the welcome notice was read. */
async function savedAccount(): Promise<[string, string][]> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(account);
  await actor.screen.getByRole('button', { name: 'Only view' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  const all = await actor.page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  await actor.context.close();
  return all.filter(([key]) => /^xbts\.(?:accounts|session|settings)$/u.test(key));
}

/** Every JavaScript file of the app's origin that a first opening inside the messenger requests, and its gzip -9 size. */
async function firstOpening(): Promise<Map<string, number>> {
  const origin = new URL(devnet.botUrl).origin;
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(
    ({ at, items }) => {
      if (location.origin === at) for (const [key, value] of items) localStorage.setItem(key, value);
    },
    { at: origin, items: await savedAccount() },
  );
  const page = await context.newPage();
  const answers: Response[] = [];
  const open = await openChat(page, devnet, 7001001);
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && pathname.endsWith('.js')) answers.push(response);
  });
  await open.click();
  const screen = page.frameLocator('iframe[title="Mini app"]').locator('body');
  await screen.getByText('view only').waitFor();
  await screen.getByText('XBTSX').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const sizes = await Promise.all(
    answers.map(async (each): Promise<[string, number]> => {
      const file = new URL(each.url()).pathname.slice(1);
      return [file, gzipSync(await each.body(), { level: 9 }).length];
    }),
  );
  await context.close();
  return new Map(sizes);
}

describe('a first opening inside the messenger with a saved view-only account', () => {
  it('loads the JavaScript that the bundle figure counts, and no more of it than the budget', async () => {
    const loaded = await firstOpening();
    expect([...loaded.keys()].sort()).toEqual(bundleSizes().firstRouteFiles);
    expect([...loaded.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });
});
