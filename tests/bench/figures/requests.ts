import type { Browser, Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';
import { savedAccount } from '../savedAccount.ts';
import { type Asked, byReason, logAsked } from '../wireLog.ts';

const BLOCK_MS = 3000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Real milliseconds for answers between two steps of simulated time. */
const SETTLING_MS = 40;

/** Advances page and network by an hour, block by block: timers fire in order, and answers arrive in between. */
async function idleHour(page: Page, devnet: Devnet): Promise<void> {
  devnet.blocks.set(0);
  await page.clock.pauseAt(Date.now() + 1000);
  const begun = devnet.clock.now();
  for (let passed = 0; passed < HOUR_MS; passed += BLOCK_MS) {
    // The chain's clock also runs on its own: it would be ahead of the page's.
    devnet.clock.advance(begun + passed + BLOCK_MS - devnet.clock.now());
    devnet.ledger.produceBlock();
    await page.clock.runFor(BLOCK_MS);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  }
}

/**
 * The requests in the first minute after an opening of the wallet with empty caches, and in the following hour,
 * untouched and visible.
 */
async function openForAnHour(
  browser: Browser,
  devnet: Devnet,
): Promise<{ minute: readonly Asked[]; hour: readonly Asked[] }> {
  const items = Object.entries(await savedAccount(browser, devnet));
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript((kept) => {
    for (const [key, value] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, items);
  const asked = logAsked(context, page);
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('view only').waitFor();
  await page.waitForTimeout(MINUTE_MS);
  const minute = [...asked];
  await idleHour(page, devnet);
  await context.close();
  return { minute, hour: asked.slice(minute.length) };
}

function figuresOf(name: string, asked: readonly Asked[]): Figure[] {
  for (const [reason, count] of byReason(asked)) console.log(`  ${name} ${count} × ${reason}`);
  const http = asked.filter(({ by }) => by === 'http').length;
  return [figureOf(name, 'count', [asked.length]), figureOf(`${name}.http`, 'count', [http])];
}

/**
 * requests.*: everything that one client sends to all origins, with a view-only account open on the wallet: HTTP
 * requests of its page and its service worker, including those served by its own cache, and each message on its
 * connections to nodes.
 */
export async function requestsFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: BLOCK_MS });
  const browser = await launchBrowser();
  try {
    const { minute, hour } = await openForAnHour(browser, devnet);
    return [...figuresOf('requests.first_minute', minute), ...figuresOf('requests.idle_hour', hour)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
