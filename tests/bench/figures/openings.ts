import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Opening as Link, openings as links } from '../../e2e/openings.ts';
import { type Figure, figureOf } from '../figure.ts';
import { openHello, startHelloPage } from '../helloPage.ts';
import { savedAccount } from '../savedAccount.ts';
import { throttle } from '../throttle.ts';
import { type Opening, untilShown, watchFor } from '../watchFor.ts';

const RUNS = 3;
/** After the main content is drawn, a page is watched this long for blocking tasks. */
const AFTER_MS = 1500;

async function contextFor(
  browser: Browser,
  mark: string,
  origin: string,
  items: Readonly<Record<string, string>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone });
  await watchFor(context, mark);
  await context.addInitScript(
    ({ at, kept }) => {
      if (location.origin !== at) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { at: origin, kept: items },
  );
  return context;
}

/** Opens the link in a new tab. */
async function openTab(page: Page, devnet: Devnet, { screen }: Link): Promise<Opening> {
  await throttle(page, { line: true });
  const shown = untilShown(page);
  await page.goto(devnet.botUrl + (screen === undefined ? '/' : startPath(screen)));
  await shown;
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => (window as unknown as { noted: Opening }).noted);
}

/**
 * open.*: each first opening with empty caches on a slow phone and line, from the navigation until its main content is
 * drawn, in a tab and (open.NAME.messenger.*) in the messenger's frame, compared with a bare React page in the same
 * run; and the task time above 50 ms.
 */
export async function openingsFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000 });
  const browser = await launchBrowser();
  const hello = await startHelloPage();
  try {
    const saved = await savedAccount(browser, devnet);
    const origin = new URL(devnet.botUrl).origin;
    const take = async (link: Link): Promise<Opening> => {
      const context = await contextFor(browser, link.mark, origin, link.isSaved ? saved : {});
      const opening = await openTab(await context.newPage(), devnet, link);
      await context.close();
      return opening;
    };
    const figures: Figure[] = [];
    for (const link of links) {
      const taken: { opening: Opening; bare: number }[] = [];
      for (let run = 0; run < RUNS; run += 1)
        taken.push({ bare: await openHello(browser, hello.url), opening: await take(link) });
      figures.push(...figuresOf(`open.${link.name}`, taken));
    }
    return figures;
  } finally {
    hello.close();
    await browser.close();
    await devnet.close();
  }
}

const figuresOf = (name: string, taken: readonly { opening: Opening; bare: number }[]): Figure[] => [
  figureOf(
    `${name}.cold.vs_react`,
    'ratio',
    taken.map(({ opening, bare }) => opening.shownMs / bare),
  ),
  figureOf(
    `${name}.blocking.ms`,
    'ms',
    taken.map(({ opening }) => opening.blockingMs),
  ),
];
