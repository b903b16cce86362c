import type { Browser, BrowserContext } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { collectorName } from '../../devnet/world/worldGenesis.ts';
import { acceptWelcome, openPlain, phone } from '../../e2e/actors.ts';
import { type Figure, figureOf } from '../figure.ts';
import { throttle } from '../throttle.ts';
import { type Opening, untilShown, watchFor } from '../watchFor.ts';

const RUNS = 9;
/** Part of the name of every asset of the collector. */
const MARK = 'COLLECT';

interface Wallet {
  devnet: Devnet;
  /** The device's stored data of the account and of everything read. */
  kept: Record<string, string>;
}

/** A network whose collector has `count` assets, and a device that has shown them once. */
async function walletOf(browser: Browser, devnet: Devnet): Promise<Wallet> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(collectorName);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  await actor.screen.getByText(MARK).first().waitFor();
  // The cache is written within moments.
  for (const name of ['xbts.cache', 'xbts.order.head']) {
    await actor.page.waitForFunction(([key, mark]) => (localStorage.getItem(key) ?? '').includes(mark), [
      name,
      MARK,
    ] as const);
  }
  const kept = await actor.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await actor.context.close();
  return { devnet, kept };
}

async function contextWith(
  browser: Browser,
  { devnet, kept }: Wallet,
  isWarm: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone });
  const items = Object.entries(kept).filter(
    ([key]) => isWarm || /^xbts\.(?:accounts|session|settings)$/u.test(key),
  );
  // Written by another page: the writing must not count as part of the opening.
  const page = await context.newPage();
  await page.goto(`${devnet.botUrl}/icon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, items);
  await page.close();
  await watchFor(context, MARK);
  return context;
}

/** Milliseconds at 4× slowdown from the navigation to the first asset in the list. */
async function paintOnce(browser: Browser, wallet: Wallet, isWarm: boolean): Promise<number> {
  const context = await contextWith(browser, wallet, isWarm);
  const page = await context.newPage();
  await throttle(page, { line: false });
  const shown = untilShown(page);
  await page.goto(`${wallet.devnet.botUrl}/wallet`);
  await shown;
  const ms = await page.evaluate(() => (window as unknown as { noted: Opening }).noted.shownMs);
  await context.close();
  return ms;
}

async function ratios(browser: Browser, many: Wallet, few: Wallet, isWarm: boolean): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    found.push((await paintOnce(browser, many, isWarm)) / (await paintOnce(browser, few, isWarm)));
  return found;
}

/** wallet.first_paint_*: the first asset of 2,000 on the screen, against the first of 20, without and with a kept copy. */
export async function walletPaintFigures(browser: Browser, manyAssets: Devnet): Promise<Figure[]> {
  const fewAssets = await startDevnet({ hasBot: true, blockMs: 3000, collected: 20 });
  try {
    const many = await walletOf(browser, manyAssets);
    const few = await walletOf(browser, fewAssets);
    return [
      figureOf('wallet.first_paint_2000.vs_20', 'ratio', await ratios(browser, many, few, false)),
      figureOf('wallet.first_paint_2000.kept.vs_20', 'ratio', await ratios(browser, many, few, true)),
    ];
  } finally {
    await fewAssets.close();
  }
}
