import type { BrowserContext, Page, Request, WebSocket } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { type Asked, byReason, logAsked } from '../bench/wireLog.ts';
import { phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BLOCK_MS = 3000;
const STEP_MS = 500;
/** Real milliseconds for answers between two steps of simulated time. */
const SETTLING_MS = 80;
/** All requests of the app to the origin in a minute. */
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
// As on a warm server: the first request of each path fetches it, the second one is measured.
beforeAll(() => Promise.all(paths.map((path) => fetch(devnet.botUrl + path))));

/** The newest block that a node has reported to the page. */
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

/** The number of pending answers of servers and nodes, including a connection that is still opening. */
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

/** Advances page and network by a minute, in steps: timers fire in order, and answers arrive in between. */
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
      // The chain's clock also runs on its own: it would be ahead of the page's, the more so on a busy machine.
      devnet.clock.advance(begun + passed + BLOCK_MS - devnet.clock.now());
      devnet.ledger.produceBlock();
      // On a busy machine a block takes its time; simulated time passing during it would look like a stalled node.
      await expect.poll(newestBlock, { interval: 20 }).toBe(devnet.ledger.head().number);
    }
    await page.clock.runFor(STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    // A busy machine must not look like a slow server or node: the app would retry or ask another one.
    await expect.poll(missingAnswers, { interval: 20, timeout: 10_000 }).toBe(0);
  }
}

/**
 * All requests of a first opening of the wallet to servers and nodes in its first minute, untouched, with the copy for
 * offline use.
 */
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

/** The maximum number of repeated requests, by the beginning of their reasons. */
const most: Readonly<Record<string, number>> = {
  'http /config.json': 1,
  // Prices with the first picture; tickers after it; the gateways.
  'http /api/': 3,
  // Two archives of the copy for offline use.
  'http a file of the app (json)': 2,
  // Each node returns its chain, and its head; only one that agrees with the others is trusted.
  'message get_chain_id': 3,
  'message get_dynamic_global_properties': 3,
  // For its figures, for the subscription, and for the agreement of two nodes on its orders.
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
  // The orders were confirmed, the pools read and the copy made: nothing is left for a second minute.
  for (const beginning of ['message get_full_accounts', 'message list_liquidity_pools', 'http /sw.js'])
    expect(timesOf(beginning), `${beginning}: ${said}`).toBeGreaterThan(0);
  expect(timesOf(''), said).toBeLessThanOrEqual(MOST);
});
