import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/browser.ts';
import { goInside } from '../../e2e/screens.ts';
import { openBigAccount, startBigNetwork } from '../bigAccount.ts';
import { type Figure, figureOf } from '../figure.ts';
import { benchScreens, type Opened, openScreen } from '../openScreen.ts';
import { scrollFigure } from '../scrollRate.ts';
import { throttle } from '../throttle.ts';

const RUNS = 9;
/** Rounds through all screens: as many visits as in an hour of use. */
const ROUNDS = 12;
const SETTLED_ROUNDS = 4;
/** A screen without lists to start from. */
const BETWEEN = '/faq';

const lists = [
  { name: 'history.scroll_50000.fps', path: '/history' },
  { name: 'contacts.scroll_300.fps', path: '/contacts' },
];

/** Bytes in use after a forced collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** The growth of the page's memory over many visits of each screen, after a few first visits. */
async function memoryFigures(page: Page): Promise<Figure[]> {
  let settled = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const screen of benchScreens) await openScreen(page, screen);
    if (round === SETTLED_ROUNDS - 1) settled = await heapOf(page);
  }
  const used = await heapOf(page);
  return [
    figureOf('memory.hour.mb', 'MB', [used / 1e6]),
    figureOf('memory.hour.vs_settled', 'ratio', [used / settled]),
  ];
}

/**
 * screen.*: from the press to a screen's content at 4× slowdown with a warm cache, for an account of 2,000 assets,
 * 50,000 operations, 500 open orders and 300 contacts among 1,000 pools; the scrolling of its long lists; the growth of
 * memory.
 */
export async function screensFigures(): Promise<Figure[]> {
  const devnet = await startBigNetwork();
  const browser = await launchBrowser();
  try {
    const { page } = await openBigAccount(browser, devnet);
    const opened = new Map<string, Opened[]>(benchScreens.map(({ name }) => [name, []]));
    // The first visit loads its code and figures.
    for (const { path } of benchScreens) await goInside(page, path);
    await throttle(page, { line: false });
    for (let run = 0; run < RUNS; run += 1)
      for (const screen of benchScreens) {
        await goInside(page, BETWEEN);
        opened.get(screen.name)?.push(await openScreen(page, screen));
      }
    const figures = [...opened].flatMap(([name, taken]) => [
      figureOf(
        `screen.${name}.open.ms`,
        'ms',
        taken.map(({ openMs }) => openMs),
      ),
      figureOf(
        `screen.${name}.longest_task.ms`,
        'ms',
        taken.map(({ longestTaskMs }) => longestTaskMs),
      ),
    ]);
    for (const { name, path } of lists) {
      await goInside(page, path);
      figures.push(await scrollFigure(name, browser, page));
    }
    return [...figures, ...(await memoryFigures(page))];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
