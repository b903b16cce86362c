import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Page } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { acceptWelcome, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';

const POOLS = 1000;
const RUNS = 8;
const BTS = '1.3.0';

interface Noted {
  tasks: { start: number; length: number }[];
  from: number;
}

/** Records the page's tasks of 50 ms and more. */
function watchTasks(): void {
  const noted: Noted = { tasks: [], from: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** The page's longest task during an action and its quote, milliseconds; 0: none of 50 or more. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { noted: Noted }).noted.from = performance.now();
  });
  await act();
  // Observers get a long task only after it has ended.
  await page.waitForTimeout(500);
  return await page.evaluate(() => {
    const { tasks, from } = (window as unknown as { noted: Noted }).noted;
    return Math.max(0, ...tasks.filter(({ start }) => start >= from).map(({ length }) => length));
  });
}

/** Types an amount in one field and waits until the other one shows a different figure. */
async function quote(page: Page, typed: 'You pay' | 'You get', amount: string): Promise<void> {
  const other = page.getByLabel(typed === 'You pay' ? 'You get' : 'You pay');
  const before = await other.inputValue();
  await page.getByLabel(typed).fill(amount);
  await page.waitForFunction(
    ([label, old]) => {
      const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      const { value = '' } = (named?.control as HTMLInputElement | null | undefined) ?? {};
      return value !== '' && value !== old;
    },
    [typed === 'You pay' ? 'You get' : 'You pay', before] as const,
  );
}

/** Trades in the first of many pools, on which every route between its assets depends. */
async function tradeElsewhere({ ledger }: Devnet, page: Page): Promise<void> {
  const { state } = ledger;
  const token = state.assetBySymbol('TOKEN150')?.id ?? '';
  const pool = state.pools().find(({ asset_a, asset_b }) => asset_a === BTS && asset_b === token);
  const body = {
    account: state.accountByName('grace-whale8')?.id ?? '',
    pool: pool?.id ?? '',
    amount_to_sell: { amount: '1000000', asset_id: BTS },
    min_to_receive: { amount: '1', asset_id: token },
    extensions: [],
  };
  const fee = { amount: '100000', asset_id: BTS };
  ledger.pushOperations([[operationType.liquidity_pool_exchange, { fee, ...body }]]);
  // Its block, its notice, and the new quotes.
  await page.waitForTimeout(2_000);
}

/**
 * route.longest_page_task.*: the page's longest task while typing amounts in and out and while pools change, over 1,000
 * pools (0: no task of 50 ms).
 */
export async function routePageFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 1000, pooled: POOLS });
  const browser = await launchBrowser();
  try {
    const actor = await openPlain(browser, devnet);
    const { page } = actor;
    await page.getByLabel('Account name').fill('alice-trader7');
    await page.getByRole('button', { name: 'View only' }).click();
    await actor.act('Log in');
    await acceptWelcome(actor);
    await actor.context.addInitScript(watchTasks);
    await page.goto(`${devnet.botUrl}/swap?from=BTS&to=TOKEN150`);
    await quote(page, 'You pay', '10');
    const tasks: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      tasks.push(await longestTask(page, () => quote(page, 'You pay', String(100 * run))));
      tasks.push(await longestTask(page, () => quote(page, 'You get', String(70 * run))));
      tasks.push(await longestTask(page, () => tradeElsewhere(devnet, page)));
    }
    return [figureOf('route.longest_page_task.1000_pools.ms', 'ms', [Math.max(...tasks)])];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
