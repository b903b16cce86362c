import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { openChat, phone } from './actors.ts';
import { shiftsOver, watchShifts } from './layoutShifts.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { startRestingPage } from './restingPage.ts';

withNetwork({ blockMs: 3000 });

const PICTURE = 'xbts.order.picture';
/** The app's own code, which a test holds back to see what stands there without it. */
const code = /\/assets\/shell-.*\.js$/u;
const drawn = '#root > .kept';

let saved: Readonly<Record<string, string>>;
/** All that a visit has left on a device, its picture among it. */
let left: Readonly<Record<string, string>>;

type Look = Parameters<typeof browser.newContext>[0];

async function device(
  items: Readonly<Record<string, string>>,
  look: Look = {},
  url = devnet.botUrl,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-US',
    colorScheme: 'light',
    ...look,
  });
  await context.addInitScript(
    ({ at, kept }) => {
      if (location.origin !== at || localStorage.getItem('xbts.session') !== null) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { at: new URL(url).origin, kept: items },
  );
  await watchShifts(context);
  return context;
}

/** Opens the wallet in a tab; with its code held back until the returned function is called. */
async function openHeld(context: BrowserContext): Promise<{ page: Page; release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await context.newPage();
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${devnet.botUrl}/wallet`, { waitUntil: 'commit' });
  // The frame or the picture: drawn by the page alone.
  await page.waitForFunction(() => document.querySelector('[nomodule]') !== null);
  return { page, release };
}

declare global {
  interface Window {
    /** What came first: a frame that was asked for, or the app's code. */
    order: string[];
  }
}

/** In the page: no frame comes in its first second, and what would wait no longer for one than 300 ms waits on. */
function holdFrames(): void {
  window.order = [];
  const later = window.setTimeout.bind(window);
  window.requestAnimationFrame = (callback) =>
    later(
      () => {
        if (!window.order.includes('frame')) window.order.push('frame');
        callback(performance.now());
      },
      Math.max(16, 1000 - performance.now()),
    );
  window.setTimeout = ((callback: () => void, ms = 0) =>
    later(callback, ms === 300 ? 3_600_000 : ms)) as typeof window.setTimeout;
}

const isKept = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key) !== null, PICTURE, { timeout: 40_000 });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PICTURE);
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** As the browser tells a page that it is out of sight. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${devnet.botUrl}/wallet`);
  await page.getByText('XBTSX').first().waitFor();
  await isKept(page);
  return page;
}

beforeAll(async () => {
  saved = await savedAccount(browser, devnet);
  const context = await device(saved);
  const page = await visit(context);
  await hide(page);
  left = await stored(page);
  await context.close();
});

const textOf = (page: Page) => page.evaluate(() => document.getElementById('root')?.textContent);

/** The root's text when the app has drawn for the first time, without what only readers hear: no picture has that. */
const firstDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const root = document.getElementById('root') as HTMLElement;
        const seen = () => {
          const copy = root.cloneNode(true) as HTMLElement;
          for (const unseen of copy.querySelectorAll('.visually-hidden, [href^="#"]')) unseen.remove();
          return copy.textContent;
        };
        new MutationObserver(() => resolve(seen())).observe(root, { childList: true });
      }),
  );

describe('the wallet of the last visit', () => {
  it('stands there before the code, with its age, and the app’s own takes its place without a change', async () => {
    const { page, release } = await openHeld(await device(left));
    const picture = page.locator(drawn);
    await picture.getByText('Total balance').waitFor();
    const text = await textOf(page);
    expect(text).toMatch(/as of \d\d:\d\d:\d\d/u);
    for (const row of ['BTC XBTSX', 'USDT XBTSX']) expect(text).toContain(row);
    for (const unseen of ['Skip to the content', 'alice-trader7, locked']) expect(text).not.toContain(unseen);
    expect(await picture.getAttribute('inert')).toBe('');
    expect(await picture.getAttribute('aria-hidden')).toBe('true');
    const later = firstDrawn(page);
    release();
    // What lies below the window is not in the picture.
    expect(await later).toContain(text?.slice(0, text.indexOf('ETH')));
    expect(await page.locator(drawn).count()).toBe(0);
    expect(await shiftsOver(0.001, page)).toEqual([]);
  });

  it.each(['ru', 'zh'])('is drawn in %s, and dark', async (language) => {
    const { state, version } = JSON.parse(saved['xbts.settings'] ?? '');
    const chosen = JSON.stringify({ state: { ...state, language, theme: 'dark' }, version });
    const context = await device({ ...saved, 'xbts.settings': chosen });
    const first = await visit(context);
    await hide(first);
    await first.close();
    const { page, release } = await openHeld(context);
    const text = (await page.locator(drawn).textContent())?.split('BTC')[0] ?? 'none';
    expect(text).toContain(language === 'ru' ? 'Общий баланс' : '总余额');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(
      language === 'zh' ? 'zh-Hans' : 'ru',
    );
    const back = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(back).toBe('rgb(13, 21, 32)');
    const later = firstDrawn(page);
    release();
    expect(await later).toContain(text);
  });

  it('stands there while the rest of the page is on its way, and in the one root that is left when it has come', async () => {
    const resting = await startRestingPage(devnet.botUrl);
    onTestFinished(resting.close);
    const context = await device(left, {}, resting.url);
    await context.route(code, () => new Promise(() => {}));
    const page = await context.newPage();
    await page.goto(`${resting.url}/wallet`, { waitUntil: 'commit' });
    await page.locator(drawn).getByText('Total balance').waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    resting.release();
    await page.waitForFunction(() => document.readyState !== 'loading');
    expect(await page.locator(drawn).count()).toBe(1);
    expect(await page.locator('[id="root"]').count()).toBe(1);
  });

  it('makes room for the app where the rest of the page never comes', async () => {
    const page = await (await device(left)).newPage();
    await page.route('**/wallet', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.indexOf('<div id="root">')) });
    });
    await page.goto(`${devnet.botUrl}/wallet`);
    await page.getByRole('link', { name: 'History' }).click();
    await page.waitForURL('**/history');
    expect(await page.locator('.kept').count()).toBe(0);
  });

  it('has its frame before the code runs, which waits for it', async () => {
    const context = await device(left);
    await context.addInitScript(holdFrames);
    const page = await context.newPage();
    await page.route(code, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.order.push('code');${await response.text()}` });
    });
    await page.goto(`${devnet.botUrl}/wallet`);
    await page.waitForFunction(() => window.order.length > 1);
    expect(await page.evaluate(() => window.order)).toEqual(['frame', 'code']);
  });

  it('does a press on it again on what stands there then', async () => {
    const { page, release } = await openHeld(await device(left));
    const place = await page.locator(drawn).getByText('History').boundingBox();
    await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    expect(new URL(page.url()).pathname).toBe('/wallet');
    release();
    await page.waitForURL('**/history');
  });

  it('is seen in the messenger, whose cover it has taken away', async () => {
    const context = await device(saved);
    const chat = await context.newPage();
    await (await openChat(chat, devnet, 7001001)).click();
    const frame = await (await chat.waitForSelector('iframe[title="Mini app"]')).contentFrame();
    await frame?.waitForFunction((key) => localStorage.getItem(key) !== null, PICTURE, { timeout: 40_000 });
    await context.route(code, () => new Promise(() => {}));
    await (await openChat(chat, devnet, 7001001)).click();
    const app = chat.frameLocator('iframe[title="Mini app"]');
    await app.locator(drawn).getByText('BTC').first().waitFor();
    const told = await chat.evaluate(() => window.messengerLog.map(({ eventType }) => eventType));
    const early = told
      .slice(told.lastIndexOf('web_app_expand'))
      .filter((each) => each.startsWith('web_app_'));
    expect(early).toEqual(['web_app_expand', 'web_app_request_fullscreen', 'web_app_ready']);
  });
});

/** Changes what was kept; gives how the device then looks at it, where that is another way. */
type Change = (items: Record<string, string>) => unknown;

function changed(
  items: Record<string, string>,
  key: string,
  change: (state: Record<string, unknown>) => void,
) {
  const stored = JSON.parse(items[key] ?? '');
  change(stored.state);
  items[key] = JSON.stringify(stored);
}

function repictured(
  items: Record<string, string>,
  change: (picture: { of: string; node: unknown[] }) => void,
) {
  const picture = JSON.parse(items[PICTURE] ?? '');
  change(picture);
  items[PICTURE] = JSON.stringify(picture);
}

/** With the picture made for what is set now, so that only the app's own rule keeps it back. */
const spoiled =
  (node: unknown): Change =>
  (items) =>
    repictured(items, (picture) => picture.node.push(node));

const never: readonly (readonly [string, Change])[] = [
  [
    'amounts are hidden',
    (items) =>
      changed(items, 'xbts.settings', (state) => {
        state.hidesBalances = true;
      }),
  ],
  [
    'another language is chosen',
    (items) =>
      changed(items, 'xbts.settings', (state) => {
        state.language = 'zh';
      }),
  ],
  ['the theme is another', () => ({ colorScheme: 'dark' })],
  ['the device speaks another language', () => ({ locale: 'ru-RU' })],
  ['the window has another width', () => ({ viewport: { width: 412, height: 740 } })],
  [
    'another account is in use',
    (items) =>
      changed(items, 'xbts.session', (state) => {
        state.account = 'bob-holder2';
      }),
  ],
  [
    'the account was left',
    (items) =>
      changed(items, 'xbts.session', (state) => {
        state.account = null;
      }),
  ],
  [
    'the figures of the last visit are others',
    (items) => {
      items['xbts.order.head'] = (items['xbts.order.head'] ?? '').replace(/"at":\d/u, '"at":9');
    },
  ],
  [
    'there are none',
    (items) => {
      delete items['xbts.order.head'];
    },
  ],
  [
    'it is of another day',
    (items) =>
      repictured(items, (picture) => {
        picture.of = picture.of.replace(/\d{13}/u, '1704067200000');
      }),
  ],
  [
    'it is of another build',
    (items) => {
      items[PICTURE] = (items[PICTURE] ?? '').replace(/shell-\w+/u, 'shell-other');
    },
  ],
  [
    'it is too large',
    (items) => {
      items[PICTURE] += ' '.repeat(60_000);
    },
  ],
  [
    'it is cut off',
    (items) => {
      items[PICTURE] = (items[PICTURE] ?? '').slice(0, -20);
    },
  ],
  ['it holds a script', spoiled(['script', { src: '/assets/x.js' }, 'window.wasRun = true'])],
  ['it holds a handler', spoiled(['div', { onclick: 'window.wasRun = true' }])],
  ['it holds a link', spoiled(['a', { href: 'javascript:window.wasRun = true' }, 'Send'])],
  ['it holds a picture from elsewhere', spoiled(['img', { src: 'https://evil.example/x.png' }])],
  ['it holds a style', spoiled(['div', { style: 'background: url(https://evil.example/x.png)' }])],
  ['it paints with an address', spoiled(['svg', {}, ['circle', { fill: 'url(//evil.example/x.svg#a)' }]])],
  ['it holds a frame', spoiled(['iframe', { src: 'https://evil.example/' }])],
  ['it holds a field', spoiled(['input', { value: 'PIN' }])],
];

describe('it is not drawn, and the name stands there instead, where', () => {
  it.each(never)('%s', async (_why, change) => {
    const items: Record<string, string> = { ...left };
    const look = (change(items) ?? {}) as Look;
    const asked: string[] = [];
    const context = await device(items, look);
    context.on('request', (request) => asked.push(request.url()));
    const { page } = await openHeld(context);
    await page.locator('#root > .opening').waitFor();
    expect(await page.locator(drawn).count()).toBe(0);
    expect(
      await page.evaluate(() => document.querySelector('iframe, img, input, body a, [style*=url]')),
    ).toBeNull();
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });
});

describe('it is not kept', () => {
  it('once amounts are hidden: what was kept goes at once', async () => {
    const page = await visit(await device(left));
    await page.getByRole('button', { name: /^Total balance/u }).click();
    await expect.poll(() => kept(page)).toBeNull();
    await hide(page);
    expect(await kept(page)).toBeNull();
  });

  it('while a sheet is open, and while something is typed', async () => {
    const page = await visit(await device(left));
    await page.getByText('BTC').first().click();
    await page.getByRole('dialog').waitFor();
    await hide(page);
    expect(await kept(page)).toBeNull();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hide(page);
    expect(await kept(page)).not.toBeNull();
    await page.getByRole('button', { name: 'Search assets' }).click();
    await page.getByRole('searchbox').fill('BTC');
    await hide(page);
    expect(await kept(page)).toBeNull();
  });

  it('after a log-out in another tab, which takes it away for both', async () => {
    const context = await device(left);
    const one = await visit(context);
    const other = await visit(context);
    await other.getByRole('button', { name: /^Account alice-trader7/u }).click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByLabel('Account name').waitFor();
    expect(await kept(other)).toBeNull();
    await hide(one);
    expect(await kept(other)).toBeNull();
  });

  it('where the browser has no room for it; the app goes on', async () => {
    const context = await device(left);
    await context.addInitScript((key) => {
      const plain = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (name === key) throw new DOMException('full', 'QuotaExceededError');
        plain.call(this, name, value);
      };
    }, PICTURE);
    const { page, release } = await openHeld(context);
    release();
    await page.getByText('XBTSX').first().waitFor();
    await expect.poll(async () => (await stored(page))['xbts.order.head']).not.toBe(left['xbts.order.head']);
    await hide(page);
    expect(await kept(page)).toBeNull();
    expect(await page.getByText('BTC').first().isVisible()).toBe(true);
  });
});

it('a first opening shows the name where the header will have it', async () => {
  const context = await device(saved);
  // The first frame comes while the page is still read, as it does now and then.
  await context.addInitScript(() => {
    let isFirst = true;
    const plain = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      if (!isFirst) return plain(callback);
      isFirst = false;
      queueMicrotask(() => callback(performance.now()));
      return 0;
    };
  });
  const { page, release } = await openHeld(context);
  const place = (selector: string) =>
    page.evaluate((wanted) => {
      const range = document.createRange();
      range.selectNode(document.querySelector(wanted)?.firstChild as Node);
      const { left: x, top, width, height } = range.getBoundingClientRect();
      return [x, top, width, height].map(Math.round);
    }, selector);
  const paints = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length,
  );
  expect(await paints.jsonValue()).toBe(1);
  // Not sooner: until the style sheet is there nothing has a place.
  const before = await place('.opening');
  // The letters behind it make the fonts ready: nobody sees or hears them, and nothing can be scrolled to them.
  const lines = page.locator('#root > p');
  await expect.poll(() => lines.count()).toBe(5);
  expect(
    await lines.evaluateAll((all) => all.map((each) => each.checkVisibility({ visibilityProperty: true }))),
  ).not.toContain(true);
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  expect(
    await page.evaluate(() => [
      document.body.scrollWidth > innerWidth,
      document.body.scrollHeight > innerHeight,
    ]),
  ).toEqual([false, false]);
  release();
  await page.locator('header a').first().waitFor();
  expect(await lines.count()).toBe(0);
  expect(await place('header a')).toEqual(before);
  expect(await shiftsOver(0.001, page)).toEqual([]);
});

it('a first opening draws the rows in sight first, and all of them behind', async () => {
  const context = await device(saved);
  await context.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const rows = () => document.querySelectorAll('main section button').length;
    new MutationObserver(() => {
      if (rows() !== (counts.at(-1) ?? 0)) counts.push(rows());
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await visit(context);
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(counts[0]).toBe(7);
  expect(counts.at(-1)).toBeGreaterThan(10);
});
