import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { startDevnet } from '../../devnet/startDevnet.ts';
import { phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';
import { savedAccount } from '../savedAccount.ts';
import { throttle } from '../throttle.ts';
import { type Opening, untilShown, watchFor } from '../watchFor.ts';
import { type Bar, type Waterfall, waterfallPicture } from '../waterfallPicture.ts';
import { callIn } from '../wireLog.ts';

const pictures = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');

/** Descriptions of the files of a first opening, by the beginning of their names; any other keeps its name. */
const files: Readonly<Record<string, string>> = {
  prelude: 'before the first paint: colours, socket',
  shell: 'the app and its first screen',
  'rolldown-runtime': 'the loader of its parts',
};

/** Descriptions of the requests to the node, by method. */
const calls: Readonly<Record<string, string>> = {
  get_chain_id: 'is it the right chain',
  get_dynamic_global_properties: 'the head block',
  get_full_accounts: 'what the account owns',
  get_assets: 'names and precisions of what it owns',
  set_subscribe_callback: 'notices of changes, please',
  set_block_applied_callback: 'notices of blocks, please',
  get_objects: 'head and parameters, with notices',
  list_liquidity_pools: 'pools, for prices by them',
};

function barOf(request: Request, startedAt: number, endedAt: number): Bar {
  const { pathname } = new URL(request.url());
  const name = /^\/assets\/(.+)-[\w-]{8}\.\w+$/u.exec(pathname)?.[1] ?? pathname;
  const times = { startMs: startedAt, endMs: endedAt };
  if (request.resourceType() === 'document') return { kind: 'page', reason: 'the page', ...times };
  if (pathname.endsWith('.css')) return { kind: 'style', reason: `style: ${name}`, ...times };
  if (pathname.endsWith('.js')) return { kind: 'code', reason: files[name] ?? `code: ${name}`, ...times };
  if (pathname === '/api/v1/prices') return { kind: 'data', reason: 'prices, in one answer', ...times };
  return { kind: 'data', reason: name === '/config.json' ? 'network and services' : name, ...times };
}

/** Starts recording the page's requests to servers and nodes, with their times. */
function record(page: Page): { since(ms: number): Bar[] } {
  const found: { bar: Bar; at: number }[] = [];
  const note = (at: number, endedAt: number, make: (start: number, end: number) => Bar) =>
    found.push({ at, bar: make(at, endedAt) });
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http')) return;
    const { startTime, responseEnd } = request.timing();
    note(startTime, startTime + Math.max(0, responseEnd), (start, end) => barOf(request, start, end));
  });
  page.on('websocket', (socket) => {
    const openedAt = Date.now();
    const asked = new Map<unknown, { at: number; reason: string }>();
    let isOpen = false;
    const hear = () => {
      if (!isOpen)
        note(openedAt, Date.now(), (startMs, endMs) => ({
          kind: 'node',
          reason: 'connection to a node',
          startMs,
          endMs,
        }));
      isOpen = true;
    };
    socket.on('framesent', ({ payload }) => {
      hear();
      const method = callIn(String(payload)).split(' ', 1)[0] ?? '';
      asked.set(JSON.parse(String(payload)).id, { at: Date.now(), reason: calls[method] ?? method });
    });
    socket.on('framereceived', ({ payload }) => {
      const question = asked.get(JSON.parse(String(payload)).id);
      if (question === undefined) return;
      asked.delete(JSON.parse(String(payload)).id);
      note(question.at, Date.now(), (startMs, endMs) => ({
        kind: 'node',
        reason: `node: ${question.reason}`,
        startMs,
        endMs,
      }));
    });
  });
  return {
    since: (ms) =>
      found
        .filter(({ at }) => at >= ms - 1)
        .map(({ bar }) => ({ ...bar, startMs: Math.max(0, bar.startMs - ms), endMs: bar.endMs - ms })),
  };
}

async function open(context: BrowserContext, url: string, title: string, line: boolean): Promise<Waterfall> {
  const page = await context.newPage();
  await throttle(page, { line });
  const recorded = record(page);
  const shown = untilShown(page);
  await page.goto(url);
  await shown;
  const { shownMs, startedAt } = await page.evaluate(() => ({
    shownMs: (window as unknown as { noted: Opening }).noted.shownMs,
    startedAt: performance.timeOrigin,
  }));
  // The data for the next opening are written after the first picture.
  await page.waitForFunction(
    (keys) => keys.every((key) => localStorage.getItem(key) !== null),
    ['xbts.cache', 'xbts.order.head'],
    { timeout: 60_000 },
  );
  await page.close();
  const bars = recorded.since(startedAt).filter(({ startMs }) => startMs < shownMs);
  return { title, bars, shownMs };
}

/**
 * waterfall.*: the number of waits of a wallet opening before its balances are painted; draws both openings into
 * docs/pictures.
 */
export async function waterfallFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000 });
  const browser = await launchBrowser();
  try {
    const items = await savedAccount(browser, devnet);
    const context = await browser.newContext({ viewport: phone });
    await watchFor(context, 'XBTSX');
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, items);
    const url = `${devnet.botUrl}/wallet`;
    const cold = await open(
      context,
      url,
      'First opening: empty caches, 1.6 Mbit/s with 150 ms, a phone 4 times slower than this machine',
      true,
    );
    const warm = await open(
      context,
      url,
      'Second opening: files and figures kept, a phone 4 times slower than this machine',
      false,
    );
    return Object.entries({ cold, warm }).map(([name, waterfall]) => {
      writeFileSync(join(pictures, `waterfall-${name}.svg`), waterfallPicture(waterfall));
      return figureOf(`waterfall.${name}.asked`, 'count', [waterfall.bars.length]);
    });
  } finally {
    await browser.close();
    await devnet.close();
  }
}
