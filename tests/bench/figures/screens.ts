import { launchBrowser } from '../../e2e/browser.ts';
import { goInside } from '../../e2e/screens.ts';
import { openBigAccount, startBigNetwork } from '../bigAccount.ts';
import { type Figure, figureOf } from '../figure.ts';
import { benchScreens, type Opened, openScreen } from '../openScreen.ts';
import { throttle } from '../throttle.ts';

const RUNS = 9;
/** A screen without lists to start from. */
const BETWEEN = '/faq';

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
    return [...opened].flatMap(([name, taken]) => [
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
  } finally {
    await browser.close();
    await devnet.close();
  }
}
