import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork({ blockMs: 3000 });

let saved: Readonly<Record<string, string>>;
beforeAll(async () => {
  saved = await savedAccount(browser, devnet);
});

async function contextOf(isSaved = false): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(
    ({ at, items }) => {
      if (location.origin === at)
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { at: new URL(devnet.botUrl).origin, items: isSaved ? saved : {} },
  );
  return context;
}

/** What a link's screen reads first of the node and of the origin (app/earlyAsks.ts, and the `read` of its route). */
interface Opening {
  readonly path: string;
  /** What it shows once that was read. */
  readonly mark: string;
  readonly calls: readonly string[];
  readonly paths: readonly string[];
  /** What is not asked until then. */
  readonly never?: readonly string[];
  /** Whether an account is saved for viewing only. */
  readonly isSaved?: true;
}

const openings: readonly Opening[] = [
  {
    path: '/pools',
    mark: 'APY 0',
    calls: ['list_liquidity_pools [101,null,true]'],
    paths: [],
    // One listing serves the list and the prices that it is in order by.
    never: ['list_liquidity_pools [101,null,false]'],
  },
  {
    path: '/swap',
    mark: 'You get at least',
    calls: ['list_liquidity_pools [101,null,true]', 'get_assets [["1.3.0"],false]'],
    paths: [],
    never: ['list_liquidity_pools [101,null,false]'],
  },
  {
    path: '/pool/1.19.0',
    mark: '1 BTS = ',
    calls: ['get_liquidity_pools [["1.19.0"],false,true]'],
    paths: [],
  },
  {
    path: '/market/XBTSX.STH_BTS',
    mark: 'Sell at',
    calls: ['get_assets [["XBTSX.STH"],false]', 'get_assets [["BTS"],false]'],
    paths: [],
  },
  {
    path: '/smartholder',
    mark: 'Earn a part',
    calls: ['get_assets [["1.3.4099"],false]'],
    paths: ['/staking/api/public/percents'],
  },
  {
    path: '/transfer?to=bob-holder2&asset=BTS&amount=5',
    mark: 'bob-holder2 · 1.2.',
    calls: ['get_accounts [["bob-holder2"],false]'],
    paths: [],
    isSaved: true,
  },
];

it.each(openings)(
  'what $path shows first is asked before its screen can be drawn, and once',
  async ({ path, calls, paths, mark, never = [], isSaved }) => {
    const context = await contextOf(isSaved);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const [, method, params] = JSON.parse(String(payload)).params;
        asked.push(`${method} ${JSON.stringify(params)}`);
      }),
    );
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const missing = () => [...calls, ...paths].filter((each) => !asked.includes(each));
    // As on a slow line: the node has been asked before the code is there.
    await context.route(/\/assets\/shell-.*\.js$/u, async (route) => {
      await expect.poll(() => asked).toContain('get_chain_id []');
      await route.continue();
    });
    // No screen but the wallet is drawn without the later texts.
    const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>();
    await context.route(/\/assets\/later-\w+-.*\.js$/u, async (route) => {
      await isDue;
      await route.continue();
    });
    await page.goto(devnet.botUrl + path);
    await expect.poll(missing).toEqual([]);
    letThrough();
    await page.getByText(mark).first().waitFor();
    // Once a pool is drawn it is read again for its shares: that is another reading.
    const drawn = asked.findIndex((each) => each.startsWith('get_objects [["2.3.'));
    const first = drawn < 0 ? asked : asked.slice(0, drawn);
    expect(asked.filter((each) => never.includes(each))).toEqual([]);
    const times = (each: string) => first.filter((one) => one === each).length;
    expect(Object.fromEntries([...calls, ...paths].map((each) => [each, times(each)]))).toEqual(
      Object.fromEntries([...calls, ...paths].map((each) => [each, 1])),
    );
  },
);

it.each(openings)(
  'the screen of $path is drawn first where its files are here, and no skeleton of it before',
  async ({ path, mark, isSaved }) => {
    const context = await contextOf(isSaved);
    await context.addInitScript(() => {
      // However busy the machine is, the first drawing has the patience that a phone of today needs none of.
      const later = window.setTimeout;
      const patient = (act: TimerHandler, ms?: number) => later(act, ms === 300 ? 60_000 : ms);
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
    await context.close();
  },
);

/** The addresses of nodes that the page opens connections to, and the calls that it makes, from now on. */
function logNodes(page: Page): { readonly connections: string[]; readonly calls: string[] } {
  const log = { connections: [] as string[], calls: [] as string[] };
  page.on('websocket', (socket) => {
    log.connections.push(socket.url());
    socket.on('framesent', ({ payload }) => log.calls.push(JSON.parse(String(payload)).params[1]));
  });
  return log;
}

it('a configuration that comes later than the code opens one connection to a node, and asks it nothing twice', async () => {
  const context = await contextOf();
  const page = await context.newPage();
  const { connections, calls } = logNodes(page);
  await context.route('**/config.json', async (route) => {
    // The prelude has asked for it, and now the app waits for it too.
    await page.waitForFunction(() => Object(window).earlyConfig === undefined);
    await route.continue();
  });
  await page.goto(`${devnet.botUrl}/pool/1.19.0`);
  await page.getByText('1 BTS = ').first().waitFor();
  expect(connections).toHaveLength(1);
  expect(calls.filter((each) => each === 'get_chain_id')).toHaveLength(1);
});

it('a configuration that comes after the app has begun with the one of the last visit opens no connection', async () => {
  const context = await contextOf();
  const kept = await (await fetch(`${devnet.botUrl}/config.json`)).text();
  await context.addInitScript((config) => localStorage.setItem('xbts.config', config), kept);
  const page = await context.newPage();
  const { connections } = logNodes(page);
  await context.route('**/config.json', async (route) => {
    await page.getByText('1 BTS = ').first().waitFor();
    await route.continue();
  });
  const late = page.waitForResponse('**/config.json');
  await page.goto(`${devnet.botUrl}/pool/1.19.0`);
  await (await late).finished();
  // What the prelude does with it is done by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const [first] = connections;
  expect(connections.filter((each) => each === first)).toHaveLength(1);
});
