import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Devnet, type DevnetOptions, startDevnet } from '../devnet/startDevnet.ts';
import { type OwnDatabases, sharedPostgres } from '../sharedPostgres.ts';
import { launchBrowser } from './browser.ts';
import { fewRoundsDist } from './fewRounds.ts';

/** The network of the running file. */
export let devnet: Devnet;
/** The browser of this worker: one file after the other uses it, each with its own contexts. */
export let browser: Browser;

export interface NetworkOptions extends DevnetOptions {
  /** The app exactly as built, for tests of its vault or its files; others use one with few rounds (fewRounds.ts). */
  readonly isAsBuilt?: boolean;
  /** The bot has the database engine in its own process, as without a server's address. */
  readonly isEmbedded?: boolean;
}

/**
 * Gives a test file a new network with its bot, and the worker's browser. A context opened by a test ends with the
 * test, all others and the network with the file.
 */
export function withNetwork({
  isAsBuilt = false,
  isEmbedded = false,
  ...options
}: NetworkOptions = {}): void {
  let databases: OwnDatabases | undefined;
  beforeAll(async () => {
    databases = isEmbedded ? undefined : sharedPostgres();
    const storage = databases && { DATABASE_URL: await databases.createMigrated() };
    const served = isAsBuilt ? {} : { STATIC_DIR: fewRoundsDist() };
    const botSettings = { ...storage, ...served, ...options.botSettings };
    devnet = await startDevnet({ hasBot: true, isBotHosted: true, blockMs: 1000, ...options, botSettings });
    await openBrowser();
  });
  closeWhatTestsOpen();
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await devnet?.close();
    await databases?.stop();
  });
}

/** Gives a test file the worker's browser alone: for one that starts its own network. */
export function withBrowser(): void {
  beforeAll(openBrowser);
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
}

/**
 * The browser's network code runs in its main process: its reports of each request need not pass a third one on the way
 * to the test, which took a tenth of an opening with its login. Chromium uses only the last list, so the driver's own
 * names are repeated in it.
 */
const inOneProcess =
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2';

/** A browser that crashed in one file must not fail the next. */
async function openBrowser(): Promise<void> {
  if (!browser?.isConnected()) browser = await launchBrowser([inOneProcess], 'wide');
}

/** A forgotten page would read and draw every block to the end of the file. */
function closeWhatTestsOpen(): void {
  let earlier: ReadonlySet<BrowserContext> = new Set();
  beforeEach(() => {
    earlier = new Set(browser.contexts());
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await endStuckBrowser();
      await tellPages();
    }
    for (const context of browser.contexts()) if (!earlier.has(context)) await context.close();
  });
}

/** A page that answers nothing for this long computes without an end. */
const STUCK_MS = 20_000;

/**
 * Ends the browser when a page of it no longer answers, since no call of that page would: each later test of the file
 * would wait to its limit, and its clean-up as well.
 */
async function endStuckBrowser(): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const limit = new AbortController();
    const answer = await Promise.race([
      page.evaluate(() => true).catch(() => true),
      setTimeout(STUCK_MS, false, { signal: limit.signal }).catch(() => true),
    ]);
    limit.abort();
    if (answer) continue;
    console.log(`${page.url().split('#')[0]} computes without an end: its browser is ended`);
    await browser.close();
    return;
  }
}

/**
 * Prints the content of each page when a test failed, and the last presses: a failure in one of a hundred runs must
 * explain itself.
 */
async function tellPages(): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    for (const frame of page.frames()) {
      const tree = await frame.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
      const presses = await frame
        .evaluate(() => window.lastPresses ?? [])
        .catch((error: unknown) => [String(error)]);
      console.log([frame.url().split('#')[0], tree, ...presses].join('\n'));
    }
}
