import type { BrowserContext, Page, Request, WebSocket } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { type Asked, byReason, logAsked } from '../bench/wireLog.ts';
import { phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BLOCK_MS = 3000;
const STEP_MS = 500;
/** Real milliseconds that answers have between two steps of simulated time. */
const SETTLING_MS = 80;
/** All that the app asks of the origin in a minute. */
const paths = [
  '/api/v1/prices',
  '/api/v1/tickers',
  '/api/v1/gateway-board',
  '/staking/api/public/percents',
  '/staking/api/get/assets',
  '/staking/api/get/noassets',
  '/scam/scam-accounts.json',
  '/scam/scam-assets.json',
];

withNetwork({ isAsBuilt: true, blockMs: BLOCK_MS });
// As on a server that others have asked before: what has to be fetched first is asked for once more.
beforeAll(() => Promise.all(paths.map((path) => fetch(devnet.botUrl + path))));

/** The newest block that a node has told the page of, as it comes. */
function watchBlocks(page: Page): () => number {
  let newest = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const [, number] of String(payload).matchAll(/"head_block_number":(\d+)/gu))
        newest = Math.max(newest, Number(number));
    }),
  );
  return () => newest;
}

/** How many answers of servers and nodes the page waits for, a connection that is still being opened among them. */
function watchAnswers(context: BrowserContext, page: Page): () => number {
  const requests = new Set<Request>();
  const calls = new Map<WebSocket, Set<unknown>>();
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  page.on('websocket', (socket) => {
    const missing = new Set<unknown>(['the connection']);
    calls.set(socket, missing);
    socket.on('framesent', ({ payload }) => {
      missing.delete('the connection');
      missing.add(JSON.parse(String(payload)).id);
    });
    socket.on('framereceived', ({ payload }) => missing.delete(JSON.parse(String(payload)).id));
    socket.on('close', () => calls.delete(socket));
  });
  return () => [...calls.values()].reduce((sum, { size }) => sum + size, requests.size);
}

/** A minute for the page and the network together, in steps: timers fire in order, and answers come in between. */
async function passMinute(
  page: Page,
  newestBlock: () => number,
  missingAnswers: () => number,
): Promise<void> {
  devnet.blocks.set(0);
  await page.clock.pauseAt(Date.now() + 1000);
  const begun = devnet.clock.now();
  for (let passed = 0; passed < 60_000; passed += STEP_MS) {
    if (passed % BLOCK_MS === 0) {
      // The chain's clock goes on by itself too: it would be ahead of the page's, the more so the busier the machine is.
      devnet.clock.advance(begun + passed + BLOCK_MS - devnet.clock.now());
      devnet.ledger.produceBlock();
      // On a busy machine a block takes its time; simulated time that passed meanwhile would be a node that has stalled.
      await expect.poll(newestBlock, { interval: 20 }).toBe(devnet.ledger.head().number);
    }
    await page.clock.runFor(STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    // A busy machine must not look like a slow server or node: the app would ask again, or ask another one.
    await expect.poll(missingAnswers, { interval: 20, timeout: 10_000 }).toBe(0);
  }
}

/** All that a first opening of the wallet asks of servers and nodes in its first minute, untouched, with the copy for use offline. */
async function firstMinute(): Promise<readonly Asked[]> {
  const items = Object.entries(await savedAccount(browser, devnet));
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, items);
  const asked = logAsked(context, page);
  const newestBlock = watchBlocks(page);
  const missingAnswers = watchAnswers(context, page);
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('view only').waitFor();
  await passMinute(page, newestBlock, missingAnswers);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  return asked;
}

/** figures.md: requests.first_minute. */
const MOST = 60;

/** What is asked more than once, and what a single answer used to be asked for twice: how often at most, by the beginning of its reason. */
const most: Readonly<Record<string, number>> = {
  'http /config.json': 1,
  // Prices with the first picture; tickers after it; the gateways.
  'http /api/': 3,
  // Two archives of the copy for use offline.
  'http a file of the app (json)': 2,
  // Each node says which chain it is on, and its head; only who agrees with the others is trusted.
  'message get_chain_id': 3,
  'message get_dynamic_global_properties': 3,
  // For its figures, to be told of changes, and by two nodes that have to agree on its orders.
  'message get_full_accounts': 4,
  'message get_objects 2.3.': 1,
  'message get_assets': 2,
  'message list_liquidity_pools': 1,
  'message get_global_properties': 0,
};

it('a first minute sends sixty requests at most, and never asks a node twice for the same answer', async () => {
  const reasons = byReason(await firstMinute());
  const timesOf = (beginning: string) =>
    reasons.reduce((sum, [reason, count]) => sum + (reason.startsWith(beginning) ? count : 0), 0);
  const said = JSON.stringify(reasons, null, 1);
  for (const [beginning, count] of Object.entries(most))
    expect(timesOf(beginning), `${beginning}: ${said}`).toBeLessThanOrEqual(count);
  // The orders were agreed on, the pools read and the copy made: nothing is left for a second minute.
  for (const beginning of ['message get_full_accounts', 'message list_liquidity_pools', 'http /sw.js'])
    expect(timesOf(beginning), `${beginning}: ${said}`).toBeGreaterThan(0);
  expect(timesOf(''), said).toBeLessThanOrEqual(MOST);
});
