import type { Page } from 'playwright-core';
import { startDevnet } from '../../devnet/startDevnet.ts';
import { confirm, fillPayment, logIn, openPlain, pin } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';

const RUNS = 5;

interface Noted {
  unlockMs: number;
  longestTaskMs: number;
}

/** Times each unlock from the message to the signer to its answer, and the page's longest task in between. */
function watchUnlocks(): void {
  const noted = { unlockMs: 0, longestTaskMs: 0, from: Number.POSITIVE_INFINITY, to: 0 };
  const tasks: { start: number; length: number }[] = [];
  Object.assign(window, { noted });
  const settle = () => {
    const within = tasks.filter(({ start, length }) => start < noted.to && start + length > noted.from);
    noted.longestTaskMs = Math.max(0, ...within.map(({ length }) => length));
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, length: duration });
    settle();
  }).observe({ type: 'longtask', buffered: true });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function posted(this: Worker, message: unknown, ...rest: []) {
    const { call, id } = message as { call?: string; id?: number };
    if (call === 'unlock') {
      noted.from = performance.now();
      noted.unlockMs = 0;
      this.addEventListener('message', ({ data }) => {
        if (data.id !== id) return;
        noted.to = performance.now();
        noted.unlockMs = noted.to - noted.from;
        settle();
      });
    }
    post.call(this, message, ...rest);
  };
}

async function unlockOnce(page: Page, run: () => Promise<void>): Promise<Noted> {
  await run();
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.unlockMs > 0);
  // Observers get a long task only after it has ended.
  await page.waitForTimeout(500);
  return await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

/**
 * vault.*: unlocking with the product's rounds in a real browser, and the page's longest task in that time (0: none
 * over 50 ms).
 */
export async function vaultFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  const browser = await launchBrowser();
  try {
    const alice = await openPlain(browser, devnet);
    await logIn(alice, 'alice-trader7');
    await alice.context.addInitScript(watchUnlocks);
    const noted: Noted[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await alice.page.goto(`${devnet.botUrl}/wallet`);
      await fillPayment(alice, { to: 'bob-holder2', amount: '0.1' });
      noted.push(await unlockOnce(alice.page, () => confirm(alice, pin)));
    }
    return [
      figureOf(
        'vault.unlock.ms',
        'ms',
        noted.map(({ unlockMs }) => unlockMs),
      ),
      figureOf(
        'vault.unlock.longest_page_task.ms',
        'ms',
        noted.map(({ longestTaskMs }) => longestTaskMs),
      ),
    ];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
