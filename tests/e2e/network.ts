import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Devnet, type DevnetOptions, startDevnet } from '../devnet/startDevnet.ts';
import { type OwnDatabases, sharedPostgres } from '../sharedPostgres.ts';
import { launchBrowser } from './browser.ts';
import { fewRoundsDist } from './fewRounds.ts';

/** The network of the file that runs now. */
export let devnet: Devnet;
/** The browser of this worker: one file after the other uses it, each with contexts of its own. */
export let browser: Browser;

export interface NetworkOptions extends DevnetOptions {
  /** The app byte for byte as it is built, for tests of its vault or its files; others have one with few rounds (fewRounds.ts). */
  readonly isAsBuilt?: boolean;
  /** The bot has the database engine in its own process, as one has that is given no address of a server. */
  readonly isEmbedded?: boolean;
}

/**
 * Gives a test file a new network with its bot, and the worker's browser. A context that a test opens ends with the test, any other and
 * the network with the file.
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

/** Gives a test file the worker's browser alone: for one that starts a network of its own. */
export function withBrowser(): void {
  beforeAll(openBrowser);
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
}

/**
 * The network's part of the browser works in its main process: what it tells of each request need not pass a third one on its way to the
 * test, a tenth of an opening with its login. Chromium takes the last list alone, so the driver's own names stand in it again.
 */
const inOneProcess =
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2';

/** A browser that has crashed under one file must not fail the next. */
async function openBrowser(): Promise<void> {
  if (!browser?.isConnected()) browser = await launchBrowser([inOneProcess], 'wide');
}

/** A page that nobody looks at any more would read and draw every block to the end of the file. */
function closeWhatTestsOpen(): void {
  let earlier: ReadonlySet<BrowserContext> = new Set();
  beforeEach(() => {
    earlier = new Set(browser.contexts());
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages();
    for (const context of browser.contexts()) if (!earlier.has(context)) await context.close();
  });
}

/**
 * Says what stood on each page when a test failed, and what was pressed last: a failure that comes once in a hundred runs has to tell its cause by
 * itself.
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
