import type { Browser, Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { acceptWelcome, openPlain, phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { goInside, settled } from '../../e2e/screens.ts';
import { type Figure, figureOf } from '../figure.ts';
import { throttle } from '../throttle.ts';

const MARKET = '/market/XBTSX.STH_BTS';
const RUNS = 5;
const BURST_SECONDS = 6;
const EVENTS_A_SECOND = 1_000;
const BLOCKS_A_SECOND = 5;
const FAR = '2029-01-01T00:00:00';

interface Noted {
  frames: number[];
}

/** In the page: records the duration of each frame's work, from its callbacks to its painting, and the longest task. */
function watchFrames(): void {
  const noted: Noted = { frames: [] };
  Object.assign(window, { noted });
  const frame = (begun: number) => {
    const { port1, port2 } = new MessageChannel();
    // In the first task after a frame, the frame is painted.
    port1.onmessage = () => noted.frames.push(performance.now() - begun);
    port2.postMessage(null);
    requestAnimationFrame(() => frame(performance.now()));
  };
  requestAnimationFrame(() => frame(performance.now()));
}

/** Places and cancels `count` orders of the market, in the fastest possible blocks. */
export async function burst({ ledger }: Devnet): Promise<number> {
  const { state } = ledger;
  const [seller, sth] = [state.accountByName('grace-whale8')?.id, state.assetBySymbol('XBTSX.STH')?.id];
  const fee = (units: number) => ({ amount: units, asset_id: '1.3.0' });
  let events = 0;
  for (let block = 0; block < BURST_SECONDS * BLOCKS_A_SECOND; block += 1) {
    const begun = performance.now();
    const own = state.ordersOf(seller ?? '').map(({ id }) => id);
    for (let event = 0; event < EVENTS_A_SECOND / BLOCKS_A_SECOND; event += 1) {
      const order = event % 2 === 0 ? own.pop() : undefined;
      const price = 0.6 + ((block * 7 + event * 13) % 300) / 1_000;
      if (order !== undefined)
        ledger.pushOperations([[2, { fee: fee(50_000), fee_paying_account: seller, order, extensions: [] }]]);
      else
        ledger.pushOperations([
          [
            1,
            {
              fee: fee(500_000),
              seller,
              amount_to_sell: { amount: Math.round(price * 10 * 1e5), asset_id: '1.3.0' },
              min_to_receive: { amount: 10 * 1e8, asset_id: sth },
              expiration: FAR,
              fill_or_kill: false,
              extensions: {},
            },
          ],
        ]);
      events += 1;
    }
    ledger.produceBlock();
    const rest = 1_000 / BLOCKS_A_SECOND - (performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  }
  return events;
}

async function viewer(browser: Browser, devnet: Devnet): Promise<Page> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill('alice-trader7');
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  return actor.page;
}

/** The 95th percentile of the frames' work while 1,000 events a second come in at 4× slowdown. */
async function burstFigure(browser: Browser, devnet: Devnet): Promise<Figure> {
  const page = await viewer(browser, devnet);
  await goInside(page, MARKET);
  await page.getByRole('list', { name: 'Bids' }).getByRole('button').first().waitFor();
  await throttle(page, { line: false });
  await page.evaluate(watchFrames);
  await burst(devnet);
  const { frames } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const sorted = [...frames].sort((one, other) => one - other);
  await page.context().close();
  return figureOf('orderbook.burst_1000.frame.ms', 'ms', [sorted[Math.floor(sorted.length * 0.95)] ?? 0]);
}

/**
 * Milliseconds from the complete wallet, on a slow phone and line with empty caches, to the display of a market's book.
 */
async function firstOnce(browser: Browser, devnet: Devnet, kept: [string, string][]): Promise<number> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  await context.addInitScript((items) => {
    for (const [key, value] of items)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  await throttle(page, { line: true });
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('XBTSX').first().waitFor();
  await settled(page);
  const ms = await page.evaluate(async (path) => {
    const begun = performance.now();
    history.pushState({ inApp: true }, '', path);
    while (document.querySelector('main ul li button[aria-pressed]') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  }, MARKET);
  await context.close();
  return ms;
}

/** orderbook.* and market.first.ms: the book of a market under load, and the time until it is shown. */
export async function orderbookFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000 });
  const browser = await launchBrowser();
  try {
    const page = await viewer(browser, devnet);
    const all = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
    await page.context().close();
    const kept = all.filter(([key]) => /^xbts\.(?:accounts|session|settings)$/u.test(key));
    const first: number[] = [];
    for (let run = 0; run < RUNS; run += 1) first.push(await firstOnce(browser, devnet, kept));
    devnet.blocks.set(0);
    return [await burstFigure(browser, devnet), figureOf('market.first.ms', 'ms', first)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
