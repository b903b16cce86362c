import { expect, it } from 'vitest';
import { phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork({ blockMs: 3000 });

/** What a link's screen reads first of the node and of the origin (app/earlyAsks.ts). */
const openings = [
  {
    path: '/pools',
    mark: 'APY 0',
    calls: ['list_liquidity_pools [101,null,true]'],
    paths: [],
  },
  {
    path: '/swap',
    mark: 'You get at least',
    calls: ['list_liquidity_pools [101,null,true]', 'get_assets [["1.3.0"],false]'],
    paths: [],
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
];

it.each(openings)(
  'what $path shows first is asked before its screen can be drawn, and once',
  async ({ path, calls, paths, mark }) => {
    const context = await browser.newContext({ viewport: phone });
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
    // Once a pool is drawn it is read anew for its shares: that is another reading.
    const drawn = asked.findIndex((each) => each.startsWith('get_objects [["2.3.'));
    const first = drawn < 0 ? asked : asked.slice(0, drawn);
    const times = (each: string) => first.filter((one) => one === each).length;
    expect(Object.fromEntries([...calls, ...paths].map((each) => [each, times(each)]))).toEqual(
      Object.fromEntries([...calls, ...paths].map((each) => [each, 1])),
    );
  },
);
