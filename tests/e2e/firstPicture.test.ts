import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { phone } from './actors.ts';
import { shiftsOver, watchShifts } from './layoutShifts.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork({ blockMs: 3000 });

const code = /\/assets\/shell-.*\.js$/u;

let saved: Readonly<Record<string, string>>;
beforeAll(async () => {
  saved = await savedAccount(browser, devnet);
});

async function device(kept = saved): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-US' });
  await context.addInitScript(
    ({ at, items }) => {
      if (location.origin !== at || localStorage.getItem('xbts.session') !== null) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { at: new URL(devnet.botUrl).origin, items: kept },
  );
  await watchShifts(context);
  return context;
}

const place = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const range = document.createRange();
    range.selectNode(document.querySelector(wanted)?.firstChild as Node);
    const { left, top, width, height } = range.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }, selector);

it('before the code loads the name is where the header will have it', async () => {
  const page = await (await device()).newPage();
  const { promise: isDue, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await isDue;
    await route.continue();
  });
  await page.goto(`${devnet.botUrl}/wallet`, { waitUntil: 'commit' });
  // Not sooner: before the style sheet loads nothing has a position.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const before = await place(page, '.opening');
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  release();
  await page.locator('header a').first().waitFor();
  expect(await place(page, 'header a > span')).toEqual(before);
  expect(await shiftsOver(0.001, page)).toEqual([]);
});

it('a first opening draws the visible rows first, and all of them afterwards', async () => {
  const context = await device();
  await context.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const rows = () => document.querySelectorAll('main section button').length;
    new MutationObserver(() => {
      if (rows() !== (counts.at(-1) ?? 0)) counts.push(rows());
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('XBTSX').first().waitFor();
  const counts = () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  await expect.poll(async () => (await counts()).at(-1)).toBeGreaterThan(10);
  expect((await counts())[0]).toBe(7);
});

it("a second opening shows the last visit's figures with their age before any answer, and nothing moves", async () => {
  const context = await device();
  const first = await context.newPage();
  await first.goto(`${devnet.botUrl}/wallet`);
  await first.waitForFunction(() => localStorage.getItem('xbts.order.head') !== null, undefined, {
    timeout: 40_000,
  });
  await first.close();
  const page = await context.newPage();
  const { promise: isDue, resolve: release } = Promise.withResolvers<void>();
  await page.routeWebSocket(/./u, async (socket) => {
    const node = socket.connectToServer();
    node.onMessage(async (message) => {
      await isDue;
      socket.send(message);
    });
  });
  await page.goto(`${devnet.botUrl}/wallet`);
  const total = page.getByRole('button', { name: /^Total balance/u });
  await total.getByText(/as of \d\d:\d\d:\d\d/u).waitFor();
  await page.getByText('XBTSX').first().waitFor();
  release();
  await total.getByText(/as of/u).waitFor({ state: 'detached' });
  expect(await shiftsOver(0.001, page)).toEqual([]);
});

/** The targets of links, and a mark of each loaded screen. */
const links = [
  { path: '/pools', mark: 'APY 0' },
  { path: '/swap', mark: 'Minimum received' },
  { path: '/pool/1.19.0', mark: '1 BTS = ' },
  { path: '/market/XBTSX.STH_BTS', mark: 'Sell at' },
  { path: '/transfer?to=bob-holder2&asset=BTS&amount=5', mark: 'bob-holder2 · 1.2.', isSaved: true },
];

it.each(links)(
  'the screen of $path is drawn first if its files are here, without a skeleton before it',
  async ({ path, mark, isSaved }) => {
    const context = await device(isSaved ? saved : {});
    await context.addInitScript(() => {
      // Makes the first drawing patient enough for a busy machine; a phone needs none of it.
      const later = window.setTimeout;
      const patient = (act: TimerHandler, ms?: number) => later(act, ms === 500 ? 60_000 : ms);
      Object.assign(window, { setTimeout: patient, skeletons: 0 });
      new MutationObserver(() => {
        // app/ScreenSkeleton.tsx
        if (document.querySelector('main > [class*="_screen_"]')) Object.assign(window, { skeletons: 1 });
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(devnet.botUrl + path);
    await page.getByText(mark).first().waitFor();
    expect(await page.evaluate(() => Object(window).skeletons)).toBe(0);
  },
);
