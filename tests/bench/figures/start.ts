import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { openChat, phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';
import { openHelloTwice, startHelloPage } from '../helloPage.ts';
import { savedAccount } from '../savedAccount.ts';
import { throttle } from '../throttle.ts';
import { type Opening, untilShown, watchFor } from '../watchFor.ts';

/** Second openings vary by a third: with seven runs the median lay on either side of its target by chance. */
const RUNS = 15;
type Twice = Awaited<ReturnType<typeof openHelloTwice>>;

/**
 * Opens the app from the chat; looks into its frame only after the balances were drawn, since a driver's injected code
 * takes tens of milliseconds on a slow phone.
 */
async function openFrame(page: Page, devnet: Devnet, line: boolean): Promise<Opening> {
  const open = await openChat(page, devnet, 7001001);
  await throttle(page, { line });
  const shown = untilShown(page);
  await open.click();
  await shown;
  await page.waitForTimeout(1500);
  const frame = await (await page.waitForSelector('iframe[title="Mini app"]')).contentFrame();
  if (frame === null) throw new Error('the mini app has no frame');
  // The first visit must last until its figures are stored.
  await frame.waitForFunction(
    (keys) => keys.every((key) => localStorage.getItem(key) !== null),
    ['xbts.cache', 'xbts.order.head'],
    { timeout: 60_000 },
  );
  return await frame.evaluate(() => (window as unknown as { noted: Opening }).noted);
}

async function newContext(
  browser: Browser,
  devnet: Devnet,
  saved: Record<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone });
  await watchFor(context, 'XBTSX');
  await context.addInitScript(
    ({ origin, items }) => {
      if (location.origin !== origin) return;
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { origin: new URL(devnet.botUrl).origin, items: saved },
  );
  return context;
}

async function openings(browser: Browser, devnet: Devnet, saved: Record<string, string>) {
  const context = await newContext(browser, devnet, saved);
  const first = await context.newPage();
  const cold = await openFrame(first, devnet, true);
  await first.close();
  const second = await context.newPage();
  const warm = await openFrame(second, devnet, false);
  await context.close();
  return { cold, warm };
}

/**
 * start.* and layout_shift.start: from the frame's navigation to the balances, compared with an equally opened bare
 * React page in the same run, with today's React and with the app's; the longest task is the one after the first
 * drawing, in either opening.
 */
export async function startFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000 });
  const browser = await launchBrowser();
  const hello = await startHelloPage();
  try {
    const saved = await savedAccount(browser, devnet);
    const rows: { cold: Opening; warm: Opening; bare: Twice }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const bare = await openHelloTwice(browser, hello.url);
      rows.push({ bare, ...(await openings(browser, devnet, saved)) });
    }
    return [
      figureOf(
        'start.cold.messenger.ms',
        'ms',
        rows.map(({ cold }) => cold.shownMs),
      ),
      figureOf(
        'start.cold.vs_react',
        'ratio',
        rows.map(({ cold, bare }) => cold.shownMs / bare.cold),
      ),
      figureOf(
        'start.warm.messenger.ms',
        'ms',
        rows.map(({ warm }) => warm.shownMs),
      ),
      figureOf(
        'start.warm.vs_react',
        'ratio',
        rows.map(({ warm, bare }) => warm.shownMs / bare.warm),
      ),
      figureOf(
        'layout_shift.start',
        'score',
        rows.map(({ cold, warm }) => Math.max(cold.layoutShift, warm.layoutShift)),
      ),
    ];
  } finally {
    hello.close();
    await browser.close();
    await devnet.close();
  }
}
