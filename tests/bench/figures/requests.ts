import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { acceptWelcome, openPlain, phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';

const account = 'alice-trader7';
const BLOCK_MS = 3000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Real milliseconds that answers have between two steps of simulated time. */
const SETTLING_MS = 40;

/** What one client sends: HTTP requests of its page and its service worker, messages on its connections to nodes. */
interface Sent {
  http: number;
  messages: number;
}

/** Counts from now on; what is asked of no other machine (data:, blob:) is no request. */
function countSent(context: BrowserContext, page: Page): Sent {
  const sent: Sent = { http: 0, messages: 0 };
  context.on('request', (request) => {
    if (/^https?:/u.test(request.url())) sent.http += 1;
  });
  page.on('websocket', (socket) => {
    // Opening a connection is a request too.
    sent.http += 1;
    socket.on('framesent', () => {
      sent.messages += 1;
    });
  });
  return sent;
}

/** What the app keeps on a device where the account is saved for viewing only and the welcome notice was read. */
async function savedAccount(browser: Browser, devnet: Devnet): Promise<[string, string][]> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(account);
  await actor.screen.getByRole('button', { name: 'Only view' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  const all = await actor.page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  await actor.context.close();
  return all.filter(([key]) => /^xbts\.(?:accounts|session|settings)$/u.test(key));
}

/** An hour for the page and the network together, block by block: timers fire in order, and answers come in between. */
async function idleHour(page: Page, devnet: Devnet): Promise<void> {
  devnet.blocks.set(0);
  await page.clock.pauseAt(Date.now() + 1000);
  for (let passed = 0; passed < HOUR_MS; passed += BLOCK_MS) {
    devnet.clock.advance(BLOCK_MS);
    devnet.ledger.produceBlock();
    await page.clock.runFor(BLOCK_MS);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  }
}

/** Sent in the first minute after an opening of the wallet with empty caches, and in the hour after it, untouched and in view. */
async function openForAnHour(browser: Browser, devnet: Devnet): Promise<{ minute: Sent; hour: Sent }> {
  const items = await savedAccount(browser, devnet);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript((kept) => {
    for (const [key, value] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, items);
  const sent = countSent(context, page);
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('view only').waitFor();
  await page.waitForTimeout(MINUTE_MS);
  const minute = { ...sent };
  await idleHour(page, devnet);
  const hour = { http: sent.http - minute.http, messages: sent.messages - minute.messages };
  await context.close();
  return { minute, hour };
}

/**
 * requests.*: all that one client sends to all origins, with a view-only account open on the wallet. Most of the first
 * minute is the service worker's copy of the whole app.
 */
export async function requestsFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: BLOCK_MS });
  const browser = await launchBrowser();
  try {
    const { minute, hour } = await openForAnHour(browser, devnet);
    const rows = (name: string, { http, messages }: Sent) => [
      figureOf(name, 'count', [http + messages]),
      figureOf(`${name}.http`, 'count', [http]),
      figureOf(`${name}.websocket`, 'count', [messages]),
    ];
    return [...rows('requests.first_minute', minute), ...rows('requests.idle_hour', hour)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
