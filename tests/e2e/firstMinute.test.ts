import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { type Asked, byReason, logAsked } from '../bench/wireLog.ts';
import { phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BLOCK_MS = 3000;
/** Real milliseconds that answers have between two steps of simulated time. */
const SETTLING_MS = 150;

withNetwork({ isAsBuilt: true, blockMs: BLOCK_MS });

/** A minute for the page and the network together, block by block: timers fire in order, and answers come in between. */
async function passMinute(page: Page): Promise<void> {
  devnet.blocks.set(0);
  await page.clock.pauseAt(Date.now() + 1000);
  for (let passed = 0; passed < 60_000; passed += BLOCK_MS) {
    devnet.clock.advance(BLOCK_MS);
    devnet.ledger.produceBlock();
    await page.clock.runFor(BLOCK_MS);
    await page.waitForLoadState('networkidle');
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
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
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('view only').waitFor();
  await passMinute(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  return asked;
}

it('a first minute makes forty requests at most, and asks no node twice what one answer tells', async () => {
  const asked = await firstMinute();
  const reasons = Object.fromEntries(byReason(asked));
  expect(asked.length, JSON.stringify(reasons, null, 1)).toBeLessThanOrEqual(40);
  expect(reasons).toMatchObject({
    'http /config.json': 1,
    // Prices with the first picture; tickers and scam lists after it; the jobs.
    'http /api/together': 3,
    // Two archives of the copy for use offline.
    'http a file of the app (json)': 2,
    // Each node says which chain it is on; only who agrees with the others is trusted.
    'message get_chain_id': 3,
    'message get_dynamic_global_properties': 3,
    // Before the code is there, to be told of changes, and by two nodes that have to agree on its orders.
    'message get_full_accounts alice-trader7': 4,
    'message list_liquidity_pools': 1,
  });
  expect(reasons['message get_global_properties']).toBeUndefined();
  expect(asked.filter(({ reason }) => reason.startsWith('get_objects 2.3.'))).toHaveLength(1);
  expect(asked.filter(({ reason }) => reason.startsWith('get_assets'))).toHaveLength(2);
});
